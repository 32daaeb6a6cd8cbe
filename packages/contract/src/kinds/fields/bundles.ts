import { flagBundle } from './boolean.ts'
import { choiceBundle } from './choice.ts'
import { codeBundle } from './code.ts'
import { contentRefsBundle } from './content-refs.ts'
import { dateBundle } from './date.ts'
import { datetimeBundle } from './datetime.ts'
import { decimalBundle } from './decimal.ts'
import { discountBundle } from './discount.ts'
import { emailBundle } from './email.ts'
import type { FieldBundle } from './field-bundle.ts'
import type { Field, FieldOf, FieldType } from './field-types.ts'
import { fileBundle } from './file.ts'
import { filesBundle } from './files.ts'
import { imageBundle } from './image.ts'
import { imagesBundle } from './images.ts'
import { integerBundle } from './integer.ts'
import { itemsBundle } from './items.ts'
import { longTextBundle } from './long-text.ts'
import { moneyCentsBundle } from './money-cents.ts'
import { multiChoiceBundle } from './multi-choice.ts'
import { percentBundle } from './percent.ts'
import { phoneBundle } from './phone.ts'
import { referenceBundle } from './reference.ts'
import { richTextBundle } from './rich-text.ts'
import { textBundle } from './text.ts'
import { urlBundle } from './url.ts'
import { videoBundle } from './video.ts'

/** Every type of field, once. A type without its bundle does not compile. */
const BUNDLES = {
  text: textBundle,
  long_text: longTextBundle,
  rich_text: richTextBundle,
  url: urlBundle,
  email: emailBundle,
  phone: phoneBundle,
  code: codeBundle,
  integer: integerBundle,
  money_cents: moneyCentsBundle,
  percent: percentBundle,
  decimal: decimalBundle,
  date: dateBundle,
  datetime: datetimeBundle,
  boolean: flagBundle,
  choice: choiceBundle,
  multi_choice: multiChoiceBundle,
  image: imageBundle,
  images: imagesBundle,
  file: fileBundle,
  files: filesBundle,
  video: videoBundle,
  reference: referenceBundle,
  content_refs: contentRefsBundle,
  discount: discountBundle,
  items: itemsBundle,
} satisfies { [Type in FieldType]: FieldBundle<FieldOf<Type>> }

/** What there is to know of this field's type; its functions are given the field itself. */
export function bundleOf(field: Field): FieldBundle<Field> {
  return BUNDLES[field.type] as unknown as FieldBundle<Field>
}
