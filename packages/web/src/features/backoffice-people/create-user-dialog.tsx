import { useForm } from '../../lib/form/use-form.ts'
import { isEmail } from '../../lib/identifier-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { User } from '@kiosque/contract/wire/identity'
import { useCreateUser } from './people.queries.ts'
import { checkName } from './person-checks.ts'
import { readRight, RIGHT_HINTS, RIGHT_OPTIONS } from './role-options.ts'

type CreateUserDialogProps = { open: boolean; onClose: () => void; onCreated: (user: User) => void }

export function CreateUserDialog({ open, onClose, onCreated }: CreateUserDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Nouvel utilisateur">
      <CreateUserForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  )
}

function CreateUserForm({ onClose, onCreated }: Omit<CreateUserDialogProps, 'open'>) {
  const create = useCreateUser()
  const form = useForm({
    initial: { first_name: '', last_name: '', email: '', right_id: '' },
    labels: { first_name: 'Prénom', last_name: 'Nom', email: 'Adresse e-mail', right_id: 'Droit au siège' },
    rules: { first_name: checkName, last_name: checkName, email: isEmail },
    onSubmit: async ({ right_id, ...person }) =>
      onCreated(await create.mutateAsync({ ...person, right_id: readRight(right_id) })),
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <p className="muted">
        Un e-mail de bienvenue lui permettra de choisir son mot de passe. Pour une officine, préférez une
        invitation.
      </p>
      <div className="grid grid--2">
        <TextField {...form.text('first_name')} autoComplete="off" />
        <TextField {...form.text('last_name')} autoComplete="off" />
      </div>
      <TextField {...form.text('email')} type="email" autoComplete="off" />
      <Select
        {...form.text('right_id')}
        options={RIGHT_OPTIONS}
        placeholder="Aucun droit au siège"
        hint={RIGHT_HINTS[form.values.right_id]}
      />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Création…">
          Créer l’utilisateur
        </Button>
      </div>
    </form>
  )
}
