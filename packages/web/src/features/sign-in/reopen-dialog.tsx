import { useEffect } from 'react'
import type { LoginResponse } from '@kiosque/contract/wire/identity'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import { api, ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { required } from '../../lib/rules.ts'
import { signIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { EmailField, PasswordField } from '../../ui/text-field.tsx'

type ReopenDialogProps = { open: boolean; onClose: () => void; onReopened: () => void }

/** S2-50 closes every other page, so the head office signs in here to lift the maintenance. */
export function ReopenDialog({ open, onClose, onReopened }: ReopenDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Rouvrir le portail" size="sm">
      <ReopenForm onReopened={onReopened} />
    </Dialog>
  )
}

function ReopenForm({ onReopened }: { onReopened: () => void }) {
  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: 'Adresse e-mail', password: 'Mot de passe' },
    rules: { email: required, password: required },
    onSubmit: async ({ email, password }) => {
      const answer = await api
        .post<LoginResponse>('/login', { email: email.trim(), password, admin: true })
        .catch((error: unknown) => {
          throw inFrench(error)
        })
      await signIn(answer)
      if (answer.user.right_id !== RIGHTS.administrator) throw notAdministrator()
      await api.patch('/admin/settings', { maintenance: false })
      onReopened()
    },
  })
  const firstId = form.idOf('email')
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  return (
    <form {...form.props} className="stack" style={{ gap: 20, textAlign: 'left' }}>
      <p className="muted">Un administrateur du siège peut lever la maintenance.</p>
      <FormErrors {...form.summary} />
      <EmailField {...form.text('email')} />
      <PasswordField {...form.text('password')} autoComplete="current-password" />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={form.submitting}
        loadingLabel="Ouverture…"
      >
        Se connecter et rouvrir
      </Button>
    </form>
  )
}

const notAdministrator = () =>
  new ApiError('Seul un administrateur du siège peut rouvrir le portail.', { status: 403, code: 'forbidden' })

/** The specification’s code is its own message; people read a sentence. */
function inFrench(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'notfound.roles.admin') return notAdministrator()
  if (error.code !== 'invalid_credentials') return error
  return new ApiError('Adresse e-mail ou mot de passe incorrect.', { status: error.status, code: error.code })
}
