import { useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import { dayText, readDay } from '../lib/typed-day.ts'
import { Field, fieldParts } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'>
type DayInputProps = Native & {
  /** yyyy-MM-dd, or nothing. */
  value: string
  /** Told of a whole day, or of nothing once the field is emptied; what is half typed stays in the field. */
  onChange: (day: string) => void
  /** What is left in the field is no day, or is one again. */
  onWrong?: (isWrong: boolean) => void
}

export const NO_DAY = 'Saisissez une date, par exemple 12/11/2026.'
const textOf = (day: string) => (readDay(day) === null ? '' : dayText(day))

/** A day typed as the French write it, here as in the editor: 12/11/2026, 12-11-26 or 12 novembre 2026. */
export function DayInput({ value, onChange, onWrong, className, ...native }: DayInputProps) {
  const [typed, setTyped] = useState(textOf(value))
  const [known, setKnown] = useState(value)
  const [isWrong, setWrong] = useState(false)
  // The value changed by itself (going back, another filter): the field follows.
  if (value !== known) {
    setKnown(value)
    setTyped(textOf(value))
    setWrong(false)
  }

  function tell(text: string) {
    setTyped(text)
    const day = text.trim() === '' ? '' : readDay(text)
    // Two digits may be the beginning of a year: « 12/11/20 » waits until the field is left.
    if (day === null || (day !== '' && !/\d{4}/.test(text))) return
    take(day)
  }
  function take(day: string) {
    setKnown(day)
    mark(false)
    if (day !== known) onChange(day)
  }
  function mark(wrong: boolean) {
    setWrong(wrong)
    onWrong?.(wrong)
  }
  function leave() {
    const day = typed.trim() === '' ? '' : readDay(typed)
    if (day === null) return mark(true)
    setTyped(textOf(day))
    take(day)
  }

  return (
    <input
      inputMode="numeric"
      placeholder="jj/mm/aaaa"
      autoComplete="off"
      {...native}
      className={className ?? 'input'}
      aria-invalid={isWrong || native['aria-invalid'] || undefined}
      title={isWrong ? NO_DAY : native.title}
      value={typed}
      onChange={(event) => tell(event.target.value)}
      onBlur={leave}
    />
  )
}

/** The same with its label above, and what is wrong below. */
export function DayField(props: FieldProps & Omit<DayInputProps, 'id' | 'name' | 'onWrong'>) {
  const { field, control: own } = fieldParts(props)
  const [isWrong, setWrong] = useState(false)
  return (
    <Field {...field} error={isWrong ? NO_DAY : field.error}>
      {(control) => <DayInput {...own} {...control} name={field.name} onWrong={setWrong} />}
    </Field>
  )
}
