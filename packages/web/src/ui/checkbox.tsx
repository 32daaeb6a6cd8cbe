import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { fieldId, FieldNote } from './field.tsx'

type CheckboxProps = {
  label: ReactNode
  id?: string | undefined
  name?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  disabled?: boolean
  /** Some of what it stands for, not all. */
  mixed?: boolean
  /** At right of the line, for filters: the number of results. */
  count?: number
}

export function Checkbox({
  label,
  id: given,
  name,
  checked,
  onChange,
  onBlur,
  error,
  hint,
  disabled,
  mixed = false,
  count,
}: CheckboxProps) {
  const unique = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  const id = given ?? (name ? fieldId(name) : unique)
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <div className="field">
      <label className="check" htmlFor={id} style={{ margin: 0 }}>
        <input
          ref={input}
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={mixed ? 'box is-mixed' : 'box'} aria-hidden="true">
          {mixed ? <IconMinus className="i" /> : <IconCheck className="i" />}
        </span>
        <span>{label}</span>
        {count !== undefined && <span className="n">{count}</span>}
      </label>
      {hasNote && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  )
}

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioProps = {
  legend: ReactNode
  id?: string | undefined
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
  error?: string | undefined
  hint?: ReactNode
  /** Large bordered choices instead of plain lines. */
  cards?: boolean
}

export function Radio({ legend, id: given, name, value, onChange, options, error, hint, cards }: RadioProps) {
  const id = given ?? fieldId(name)
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={hasNote ? noteId : undefined}
    >
      <legend className="label">{legend}</legend>
      <div className={cards ? 'stack' : undefined} style={cards ? { gap: 10 } : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={cards ? 'choice' : 'check'}>
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="box box--r" aria-hidden="true" />
            {cards ? (
              <span>
                <b>{option.label}</b>
                {option.hint && <small>{option.hint}</small>}
              </span>
            ) : (
              <span>{option.label}</span>
            )}
          </label>
        ))}
      </div>
      {hasNote && <FieldNote id={noteId} error={error} hint={hint} />}
    </fieldset>
  )
}

type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <span className="row row--nw" style={{ gap: 10 }}>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={checked}
        aria-labelledby={id}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
      <span id={id}>{label}</span>
    </span>
  )
}
