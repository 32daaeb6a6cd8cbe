import type { LoginResponse } from '@kiosque/contract/wire/identity'
import { api, ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { paths } from '../../lib/paths.ts'
import { required } from '../../lib/rules.ts'
import { signIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { EmailField, PasswordField } from '../../ui/text-field.tsx'

/** S8-03: what the API says by a code, a person reads as a sentence. */
const NO_ACCESS =
  'Ce compte n’a pas accès au back-office. Il ouvre le portail des officines\u00A0; pour un accès au siège, adressez-vous à un administrateur.'
const REFUSED = 'Adresse e-mail ou mot de passe incorrect.'

/** D3-01: `admin` demands an account of the head office. */
async function adminLogin(typed: { email: string; password: string }): Promise<LoginResponse> {
  try {
    return await api.post<LoginResponse>('/login', { ...typed, email: typed.email.trim(), admin: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const said = { 'notfound.roles.admin': NO_ACCESS, invalid_credentials: REFUSED }[error.code]
    throw said ? new ApiError(said, { status: error.status, code: error.code }) : error
  }
}

export function AdminSignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: 'Adresse e-mail', password: 'Mot de passe' },
    rules: { email: required, password: required },
    onSubmit: async (typed) => {
      await signIn(await adminLogin(typed))
      onSignedIn()
    },
  })
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <FormErrors {...form.summary} />
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
