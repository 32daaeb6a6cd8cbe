import { readEmail } from '@kiosque/contract/domain/identifiers'
import type { EmailField } from '@kiosque/contract/kinds/fields/email'
import { readBy, shortText, textView } from './text-view.tsx'

export const emailView = textView<EmailField>({
  Control: shortText('email'),
  fromForm: readBy(readEmail),
})
