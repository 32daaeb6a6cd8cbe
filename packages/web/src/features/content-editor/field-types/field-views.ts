import type { Field, FieldOf, FieldType } from '@kiosque/contract/kinds/fields'
import { flagView } from './boolean.tsx'
import { choiceView } from './choice.tsx'
import { codeView } from './code.tsx'
import { contentRefsView } from './content-refs.tsx'
import { dateView } from './date.tsx'
import { datetimeView } from './datetime.tsx'
import { decimalView } from './decimal.tsx'
import { discountView } from './discount.tsx'
import { emailView } from './email.tsx'
import type { FieldView } from './field-view.ts'
import { fileView } from './file.tsx'
import { filesFieldView } from './files.tsx'
import { imageView } from './image.tsx'
import { imagesView } from './images.tsx'
import { integerView } from './integer.tsx'
import { itemsView } from './items.tsx'
import { longTextView } from './long-text.tsx'
import { moneyCentsView } from './money-cents.tsx'
import { multiChoiceView } from './multi-choice.tsx'
import { percentView } from './percent.tsx'
import { phoneView } from './phone.tsx'
import { referenceView } from './reference.tsx'
import { richTextView } from './rich-text.tsx'
import { textFieldView } from './text.tsx'
import { urlView } from './url.tsx'
import { videoView } from './video.tsx'

/** Every type of field as the editor knows it. A type without its view does not compile. */
const VIEWS = {
  text: textFieldView,
  long_text: longTextView,
  rich_text: richTextView,
  url: urlView,
  email: emailView,
  phone: phoneView,
  code: codeView,
  integer: integerView,
  money_cents: moneyCentsView,
  percent: percentView,
  decimal: decimalView,
  date: dateView,
  datetime: datetimeView,
  boolean: flagView,
  choice: choiceView,
  multi_choice: multiChoiceView,
  image: imageView,
  images: imagesView,
  file: fileView,
  files: filesFieldView,
  video: videoView,
  reference: referenceView,
  content_refs: contentRefsView,
  discount: discountView,
  items: itemsView,
} satisfies { [Type in FieldType]: FieldView<FieldOf<Type>> }

/** How this field is edited and read; its functions are given the field itself. */
export function viewOf(field: Field): FieldView<Field> {
  return VIEWS[field.type] as unknown as FieldView<Field>
}
