import { useForm } from '../../lib/form/use-form.ts'
import { isEmail, isSamePassword, newPasswordProblem } from '../../lib/identifier-rules.ts'
import { passwordState } from '../../lib/password-checks.ts'
import { maxLength, required, ticked } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { beside } from './registration-error.ts'
import { ACCEPT_TERMS, TermsCheckbox } from './terms-checkbox.tsx'

export type PersonValues = {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmation: string
  accept_terms: boolean
}

type PersonFormProps = {
  /** An invitation was sent to this address, which then cannot change. */
  email?: string
  submitLabel: string
  onSubmit: (values: PersonValues) => Promise<void>
}

/** Names, address and password: all that an invitation or a guest needs. */
export function PersonForm({ email, submitLabel, onSubmit }: PersonFormProps) {
  const form = useForm<PersonValues>({
    initial: {
      first_name: '',
      last_name: '',
      email: email ?? '',
      password: '',
      password_confirmation: '',
      accept_terms: false,
    },
    labels: {
      first_name: 'Prénom',
      last_name: 'Nom',
      email: 'Adresse e-mail',
      password: 'Mot de passe',
      password_confirmation: 'Confirmez le mot de passe',
      accept_terms: 'Conditions d’utilisation',
    },
    rules: {
      first_name: [required, maxLength(80)],
      last_name: [required, maxLength(80)],
      email: isEmail,
      password: (value, values) => newPasswordProblem(value, values),
      password_confirmation: isSamePassword,
      accept_terms: ticked(ACCEPT_TERMS),
    },
    onSubmit: (values) =>
      onSubmit(values).catch((error: unknown) => {
        throw beside(error)
      }),
  })
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <FormErrors {...form.summary} />
      <div className="grid grid--2" style={{ gap: 16 }}>
        <TextField {...form.text('first_name')} autoComplete="given-name" />
        <TextField {...form.text('last_name')} autoComplete="family-name" />
      </div>
      <EmailField
        {...form.text('email')}
        readOnly={email !== undefined}
        hint={
          email === undefined
            ? 'Elle servira à vous connecter.'
            : 'L’invitation a été envoyée à cette adresse.'
        }
      />
      <NewPasswordFields
        password={form.text('password')}
        confirmation={form.text('password_confirmation')}
        state={passwordState(form.values.password, form.values)}
      />
      <TermsCheckbox {...form.checkbox('accept_terms')} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={form.submitting}
        loadingLabel="Création…"
      >
        {submitLabel}
      </Button>
    </form>
  )
}
