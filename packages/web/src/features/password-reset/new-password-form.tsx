import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { isSamePassword, newPasswordProblem } from '../../lib/identifier-rules.ts'
import { passwordState } from '../../lib/password-checks.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'
import { resetPassword } from './password-reset.queries.ts'

type Outcome = 'asking' | 'done' | 'expired'

type NewPasswordFormProps = {
  token: string
  email: string
  /** The link is used up, or refused: it must not be kept any longer. */
  onSpent: () => void
  onAskAgain: () => void
}

export function NewPasswordForm({ token, email, onSpent, onAskAgain }: NewPasswordFormProps) {
  const [outcome, setOutcome] = useState<Outcome>('asking')
  const form = useForm({
    initial: { password: '', password_confirmation: '' },
    labels: { password: 'Nouveau mot de passe', password_confirmation: 'Confirmez le mot de passe' },
    rules: {
      password: (value) => newPasswordProblem(value, { email }),
      password_confirmation: isSamePassword,
    },
    onSubmit: async (typed) => {
      try {
        await resetPassword({ token, email, ...typed })
        setOutcome('done')
        onSpent()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link_invalid') throw error
        setOutcome('expired')
        onSpent()
      }
    },
  })
  if (outcome === 'done') return <PasswordChanged />
  if (outcome === 'expired') return <LinkExpired onAskAgain={onAskAgain} />
  return (
    <>
      <AuthTitle title="Choisissez un nouveau mot de passe">Pour {email}</AuthTitle>
      <form {...form.props} className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} />
        <NewPasswordFields
          username={email}
          password={form.text('password')}
          confirmation={form.text('password_confirmation')}
          state={passwordState(form.values.password, { email })}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={form.submitting}
          loadingLabel="Enregistrement…"
        >
          Enregistrer le mot de passe
        </Button>
      </form>
    </>
  )
}

function PasswordChanged() {
  return (
    <>
      <AuthTitle title="C’est enregistré" />
      <div className="stack" style={{ gap: 20, marginTop: 20 }}>
        <Alert tone="ok" title="Votre nouveau mot de passe est enregistré.">
          Par sécurité, vos autres sessions ont été fermées. Un e-mail vous le confirme.
        </Alert>
        <ButtonLink variant="primary" size="lg" block href={paths.login()}>
          Se connecter
        </ButtonLink>
      </div>
    </>
  )
}

function LinkExpired({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <>
      <AuthTitle title="Ce lien n’est plus valable" />
      <div className="stack" style={{ gap: 20, marginTop: 20 }}>
        <Alert tone="danger">
          Un lien sert une seule fois, pendant une heure, et un lien plus récent le remplace.
        </Alert>
        <Button variant="primary" size="lg" block onClick={onAskAgain}>
          Demander un nouveau lien
        </Button>
      </div>
    </>
  )
}
