import { PasswordField } from '../ui/text-field.tsx'
import type { TextFieldProps } from '../ui/text-field.tsx'
import { PasswordMeter } from './password-meter.tsx'
import type { PasswordCheck } from './password-meter.tsx'

type FieldOf = Pick<TextFieldProps, 'name' | 'label' | 'value' | 'error' | 'onChange' | 'onBlur'>

type NewPasswordFieldsProps = {
  password: FieldOf
  confirmation: FieldOf
  state: { strength: number; checks: readonly PasswordCheck[] }
  /** Whose password it is: password managers file it under this name. */
  username?: string | undefined
}

/** A new password, typed twice, with what it still lacks. */
export function NewPasswordFields({ password, confirmation, state, username }: NewPasswordFieldsProps) {
  const meterId = `${password.name}-force`
  return (
    <>
      {username && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <div>
        <PasswordField {...password} autoComplete="new-password" aria-describedby={meterId} />
        <PasswordMeter id={meterId} {...state} />
      </div>
      <PasswordField {...confirmation} autoComplete="new-password" />
    </>
  )
}
