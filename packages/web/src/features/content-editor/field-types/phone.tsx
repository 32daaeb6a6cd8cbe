import { readPhone } from '@kiosque/contract/domain/identifiers'
import type { PhoneField } from '@kiosque/contract/kinds/fields/phone'
import { formatPhone } from '../../../lib/phone.ts'
import { readBy, shortText, textView } from './text-view.tsx'

export const phoneView = textView<PhoneField>({
  Control: shortText('tel'),
  toForm: (_, value) => formatPhone(String(value as string)),
  fromForm: readBy(readPhone),
})
