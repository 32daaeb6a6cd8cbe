import { useEffect } from 'react'
import { accountTypeLabel, grantableTypes } from '@kiosque/contract/domain/roles'
import type { AccountType } from '@kiosque/contract/domain/roles'
import { useForm } from '../../lib/form/use-form.ts'
import { isEmail } from '../../lib/identifier-rules.ts'
import { withArticle } from '../../lib/pharmacy-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { invite } from './team.queries.ts'

type InviteDialogProps = {
  open: boolean
  onClose: () => void
  drugstore: { id: number; name: string }
  ownType: number
  onInvited: () => void
}

/** D3-05. */
export function InviteDialog({ open, onClose, ...rest }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Inviter un membre" size="sm">
      <InviteForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ drugstore, ownType, onInvited, onClose }: Omit<InviteDialogProps, 'open'>) {
  const roles = grantableTypes(ownType).toReversed()
  const form = useForm({
    initial: { email: '', type: '100' },
    labels: { email: 'Adresse e-mail', type: 'Rôle dans l’officine' },
    rules: { email: isEmail },
    onSubmit: async ({ email, type }) => {
      const sent = await invite({
        email: email.trim(),
        type: Number(type) as AccountType,
        drugstore_id: drugstore.id,
      })
      toast({ title: 'Invitation envoyée', text: `${sent.email} a 7 jours pour l’accepter.` })
      onInvited()
      onClose()
    },
  })
  const firstId = form.idOf('email')
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <p className="muted">
        La personne recevra un lien pour rejoindre l’équipe de {withArticle(drugstore.name)}.
      </p>
      <FormErrors {...form.summary} />
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Select
        {...form.text('type')}
        options={roles.map((type) => ({ value: String(type), label: accountTypeLabel(type) }))}
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Envoyer l’invitation
        </Button>
      </div>
    </form>
  )
}
