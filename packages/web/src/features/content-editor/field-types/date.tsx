import type { DateField } from '@kiosque/contract/kinds/fields/date'
import { formatDate } from '../../../lib/format.ts'
import { dayText, readDay } from '../../../lib/typed-day.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldView, type ControlProps } from './field-view.ts'

function DayControl({ field, path, value, onChange, error, hint }: ControlProps<DateField>) {
  return (
    <TextField
      name={path}
      label={field.label}
      error={error}
      hint={hint}
      value={String(value)}
      onChange={onChange}
      placeholder="jj/mm/aaaa"
      inputMode="numeric"
      style={{ maxWidth: 200 }}
    />
  )
}

export const dateView = fieldView<DateField>({
  Control: DayControl,
  blank: () => '',
  toForm: (_, value) => dayText(value as string),
  fromForm: (_, form, { path, problems }) => {
    const typed = String(form)
    if (typed.trim() === '') return null
    const day = readDay(typed)
    if (day === null) problems.set(path, 'Saisissez une date, par exemple 12/11/2026.')
    return day
  },
  describe: (_, value) => formatDate(`${value as string}T12:00:00Z`),
})
