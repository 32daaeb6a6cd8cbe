import type { SelectHTMLAttributes } from 'react'
import { Field, fieldParts } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'id' | 'name' | 'size'> & {
    value: string
    onChange: (value: string) => void
    options: readonly Option[]
    /** First line, with an empty value: « Choisissez… ». */
    placeholder?: string
    compact?: boolean
  }

export function Select(props: SelectProps) {
  const { field, control: own } = fieldParts(props)
  const { value, onChange, options, placeholder, compact, ...native } = own
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...native}
          {...control}
          className={compact ? 'select select--sm' : 'select'}
          name={field.name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
