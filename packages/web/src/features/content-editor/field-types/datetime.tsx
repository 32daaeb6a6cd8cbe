import type { DateTimeField } from '@kiosque/contract/kinds/fields/datetime'
import { formatDateTime } from '../../../lib/format.ts'
import { momentText, readMoment, type TypedMoment } from '../../../lib/typed-moment.ts'
import { MomentField } from '../../../ui/moment-field.tsx'
import { fieldView, type ControlProps } from './field-view.ts'

function MomentControl({ field, path, value, onChange, error, hint }: ControlProps<DateTimeField>) {
  return (
    <MomentField
      name={path}
      label={field.label}
      error={error}
      hint={hint}
      value={value as TypedMoment}
      onChange={onChange}
    />
  )
}

export const datetimeView = fieldView<DateTimeField>({
  Control: MomentControl,
  blank: () => momentText(null, 'start'),
  toForm: (_, value) => momentText(value as string, 'start'),
  fromForm: (_, form, { path, problems }) => {
    const read = readMoment(form as TypedMoment, 'start')
    if (read.ok) return read.value
    problems.set(path, read.message)
    return null
  },
  describe: (_, value) => formatDateTime(value as string),
})
