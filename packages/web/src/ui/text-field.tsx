import { useState } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { IconButton } from './button.tsx'
import { Field, fieldParts } from './field.tsx'
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

export function TextField(props: TextFieldProps) {
  const { field, control: own } = fieldParts(props)
  const { value, onChange, unit, icon, className, ...native } = own
  return (
    <Field {...field}>
      {(control) => {
        const input = (
          <input
            {...native}
            {...control}
            className={['input', field.ok ? 'is-ok' : '', className ?? ''].filter(Boolean).join(' ')}
            name={field.name}
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

/** One's own address, as browsers and phones best fill it in. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="username" autoCapitalize="off" spellCheck={false} {...props} />
}

/** Pasting and password managers are always allowed; the eye shows what was typed. */
export function PasswordField(props: TextFieldProps) {
  const { field, control: own } = fieldParts(props)
  const { value, onChange, unit: _unit, icon: _icon, className, ...native } = own
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
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
            name={field.name}
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

export function Textarea(props: TextareaProps) {
  const { field, control: own } = fieldParts(props)
  const { value, onChange, ...native } = own
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={5}
          {...native}
          {...control}
          className="textarea"
          name={field.name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
