import { useEffect } from 'react'
import { useForm } from '../../lib/form/use-form.ts'
import { passwordState } from '../../lib/password-checks.ts'
import { isSamePassword, newPasswordProblem } from '../../lib/identifier-rules.ts'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'
import { checkBody, LABELS } from './pharmacist-values.ts'
import { beside } from './registration-error.ts'
import { checkRegistration } from './registration.queries.ts'
import { StepFoot } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'

type PasswordStepProps = StepProps & { onDone: () => void; onBack: () => void }

export function PasswordStep({ values, keep, notice, onDone, onBack }: PasswordStepProps) {
  const form = useForm({
    initial: { password: values.password, password_confirmation: values.password_confirmation },
    labels: LABELS,
    rules: {
      password: (value) => newPasswordProblem(value, values),
      password_confirmation: isSamePassword,
    },
    onSubmit: async (typed) => {
      await checkRegistration(checkBody({ ...values, ...typed }, 3)).catch((error: unknown) => {
        throw beside(error)
      })
      onDone()
    },
  })
  const typed = form.values
  useEffect(() => keep(typed), [keep, typed])
  return (
    <>
      <AuthTitle title="Choisissez votre mot de passe">
        Une phrase de quelques mots est facile à retenir et difficile à deviner.
      </AuthTitle>
      <form {...form.props} className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} message={form.summary.message ?? notice} />
        <NewPasswordFields
          username={values.email}
          password={form.text('password')}
          confirmation={form.text('password_confirmation')}
          state={passwordState(typed.password, values)}
        />
        <StepFoot onBack={onBack} busy={form.submitting} />
      </form>
    </>
  )
}
