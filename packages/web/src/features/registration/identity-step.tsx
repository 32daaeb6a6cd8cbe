import { useEffect } from 'react'
import { readRpps } from '@kiosque/contract/domain/identifiers'
import { useForm } from '../../lib/form/use-form.ts'
import { isEmail, isPhone, isRpps } from '../../lib/identifier-rules.ts'
import { maxLength, required } from '../../lib/rules.ts'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { checkBody, LABELS } from './pharmacist-values.ts'
import { beside } from './registration-error.ts'
import { checkRegistration } from './registration.queries.ts'
import { StepFoot } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'

type IdentityStepProps = StepProps & { onDone: () => void; onBack: () => void }

export function IdentityStep({ values, keep, notice, onDone, onBack }: IdentityStepProps) {
  const { first_name, last_name, email, phone, rpps } = values
  const form = useForm({
    initial: { first_name, last_name, email, phone, rpps },
    labels: LABELS,
    rules: {
      first_name: [required, maxLength(80)],
      last_name: [required, maxLength(80)],
      email: isEmail,
      phone: isPhone,
      rpps: isRpps,
    },
    onSubmit: async (typed) => {
      await checkRegistration(checkBody({ ...values, ...typed }, 2)).catch((error: unknown) => {
        throw beside(error)
      })
      onDone()
    },
  })
  const typed = form.values
  useEffect(() => keep(typed), [keep, typed])
  const read = readRpps(typed.rpps)
  return (
    <>
      <AuthTitle title="Faisons connaissance">
        Ces informations restent entre vous, votre équipe et le siège.
      </AuthTitle>
      <form {...form.props} className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} message={form.summary.message ?? notice} />
        <div className="grid grid--2" style={{ gap: 16 }}>
          <TextField {...form.text('first_name')} autoComplete="given-name" />
          <TextField {...form.text('last_name')} autoComplete="family-name" />
        </div>
        <EmailField {...form.text('email')} autoComplete="email" hint="Elle servira à vous connecter." />
        <div className="grid grid--2" style={{ gap: 16 }}>
          <TextField
            {...form.text('phone')}
            type="tel"
            autoComplete="tel"
            hint="Par exemple 01 23 45 67 89."
          />
          <TextField
            {...form.text('rpps')}
            inputMode="numeric"
            autoComplete="off"
            hint={(read.ok && read.warning) || '11 chiffres, sur votre carte CPS.'}
          />
        </div>
        <StepFoot onBack={onBack} busy={form.submitting} />
      </form>
    </>
  )
}
