import { useState } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Native<T> = Omit<T, 'onChange' | 'value' | 'id' | 'name'>

export type TextFieldProps = FieldProps &
  Native<InputHTMLAttributes<HTMLInputElement>> & {
    value: string
    onChange: (value: string) => void
    /** Inside the field at right: €, %… */
    unit?: string
    /** Inside the field at left. */
    icon?: ReactNode
  }

export function TextField({
  label,
  name,
  id,
  hint,
  error,
  ok,
  optional,
  aside,
  value,
  onChange,
  unit,
  icon,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, ok, optional, aside }}>
      {(control) => {
        const input = (
          <input
            {...rest}
            {...control}
            className={['input', ok ? 'is-ok' : '', className ?? ''].filter(Boolean).join(' ')}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
        if (!unit && !icon) return input
        return (
          <div className="affix">
            {icon}
            {input}
            {unit && <span className="unit">{unit}</span>}
          </div>
        )
      }}
    </Field>
  )
}

/** Pasting and password managers are always allowed; the eye shows what was typed. */
export function PasswordField({
  label,
  name,
  id,
  hint,
  error,
  ok,
  optional,
  aside,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const { unit: _unit, icon: _icon, className, ...native } = rest
  return (
    <Field {...{ label, name, id, hint, error, ok, optional, aside }}>
      {(control) => (
        <div className="affix">
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="off"
            {...native}
            {...control}
            className={['input', className ?? ''].filter(Boolean).join(' ')}
            type={shown ? 'text' : 'password'}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            size="sm"
            label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            aria-pressed={shown}
            style={{ right: 6 }}
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <IconEyeOff className="i" aria-hidden="true" />
            ) : (
              <IconEye className="i" aria-hidden="true" />
            )}
          </IconButton>
        </div>
      )}
    </Field>
  )
}

export type TextareaProps = FieldProps &
  Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & { value: string; onChange: (value: string) => void }

export function Textarea({
  label,
  name,
  id,
  hint,
  error,
  ok,
  optional,
  aside,
  value,
  onChange,
  ...rest
}: TextareaProps) {
  return (
    <Field {...{ label, name, id, hint, error, ok, optional, aside }}>
      {(control) => (
        <textarea
          rows={5}
          {...rest}
          {...control}
          className="textarea"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
