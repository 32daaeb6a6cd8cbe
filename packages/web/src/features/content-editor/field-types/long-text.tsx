import type { LongTextField } from '@kiosque/contract/kinds/fields/long-text'
import { Textarea } from '../../../ui/text-field.tsx'
import type { ControlProps } from './field-view.ts'
import { CharacterCount, readText, textView } from './text-view.tsx'

function LongText({ field, path, value, onChange, error, hint }: ControlProps<LongTextField>) {
  const typed = String(value)
  return (
    <Textarea
      name={path}
      label={field.label}
      error={error}
      hint={hint}
      value={typed}
      rows={3}
      onChange={onChange}
      aside={<CharacterCount length={typed.length} max={field.max} />}
    />
  )
}

export const longTextView = textView<LongTextField>({
  Control: LongText,
  isWide: true,
  namesEntry: true,
  fromForm: (field, form, reading) => readText(String(form), field, reading),
})
