import { useState } from 'react'
import { signIn } from '../../lib/session.ts'
import { paths } from '../../lib/paths.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { isSharedComputer, rememberComputer } from './shared-computer.ts'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { EmailField, PasswordField } from '../../ui/text-field.tsx'
import { login } from './sign-in.queries.ts'
import { refusalOf, SignInRefusal } from './sign-in-refusal.tsx'
import type { Refusal } from './sign-in-refusal.tsx'

type SignInFormProps = {
  /** The address is known already: an invitation says whose account it is. */
  email?: string
  onSignedIn: () => void
}

/** D3-01. What was typed stays after a refusal, the password included. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm({
    initial: { email, password: '', shared: isSharedComputer() },
    labels: { email: 'Adresse e-mail', password: 'Mot de passe', shared: 'Poste partagé' },
    rules: { email: required, password: required },
    onSubmit: async ({ shared, ...typed }) => {
      setRefusal(null)
      try {
        const answer = await login({ ...typed, email: typed.email.trim() })
        await signIn(answer, { shared })
        rememberComputer(shared)
        onSignedIn()
      } catch (error) {
        const known = refusalOf(error, new Date())
        if (!known) throw error
        setRefusal(known)
      }
    },
  })
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      {refusal ? <SignInRefusal refusal={refusal} /> : <FormErrors {...form.summary} />}
      <EmailField {...form.text('email')} />
      <PasswordField
        {...form.text('password')}
        autoComplete="current-password"
        aside={
          <a className="link small" href={paths.passwordReset()}>
            Mot de passe oublié&nbsp;?
          </a>
        }
      />
      <Checkbox
        {...form.checkbox('shared')}
        hint="La session se ferme avec l’onglet et se verrouille après 15 minutes sans activité."
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={form.submitting}
        loadingLabel="Connexion…"
      >
        Se connecter
      </Button>
    </form>
  )
}
