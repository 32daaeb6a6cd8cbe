import { useEffect, useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import { dayText, readDay } from '../lib/typed-moment.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  /** yyyy-MM-dd, or nothing. */
  value: string
  onChange: (day: string) => void
}

/** One day, typed in French; taken when the field is left or Enter pressed. What is no day is marked and not taken. */
export function DayInput({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(value === '' ? '' : dayText(value))
  useEffect(() => setTyped(value === '' ? '' : dayText(value)), [value])
  const day = typed.trim() === '' ? '' : readDay(typed)
  const take = () => {
    if (day !== null && day !== value) onChange(day)
  }
  return (
    <input
      {...rest}
      placeholder="jj/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      aria-invalid={day === null || undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}
