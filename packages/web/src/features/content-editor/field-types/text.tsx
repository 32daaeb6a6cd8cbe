import type { TextField } from '@kiosque/contract/kinds/fields/text'
import { readText, textView } from './text-view.tsx'

export const textFieldView = textView<TextField>({
  namesEntry: true,
  fromForm: (field, form, reading) => readText(String(form), field, reading),
})
