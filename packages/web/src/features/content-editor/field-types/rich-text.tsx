import type { RichTextField as Declared } from '@kiosque/contract/kinds/fields/rich-text'
import { richLines } from '../model/rich-lines.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import type { ControlProps } from './field-view.ts'
import { readText, textView } from './text-view.tsx'

function RichText({ field, path, value, onChange, error, hint }: ControlProps<Declared>) {
  return (
    <RichTextField
      name={path}
      label={field.label}
      error={error}
      hint={hint}
      value={String(value)}
      onChange={onChange}
      compact
    />
  )
}

export const richTextView = textView<Declared>({
  Control: RichText,
  isWide: true,
  fromForm: (field, form, reading) => readText(String(form), field, reading),
  describe: (_, value) => richLines(value as string),
})
