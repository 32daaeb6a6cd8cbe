import type { FlagField } from './fields/boolean.ts'
import type { ChoiceField } from './fields/choice.ts'
import { code, type CodeField } from './fields/code.ts'
import { contentRefs, type ContentRefsField } from './fields/content-refs.ts'
import type { DateField } from './fields/date.ts'
import type { DateTimeField } from './fields/datetime.ts'
import type { DecimalField } from './fields/decimal.ts'
import { discount, type DiscountField } from './fields/discount.ts'
import type { EmailField } from './fields/email.ts'
import type { FileField } from './fields/file.ts'
import type { FilesField } from './fields/files.ts'
import type { ImageField } from './fields/image.ts'
import type { ImagesField } from './fields/images.ts'
import type { IntegerField } from './fields/integer.ts'
import { items, type ItemsExtra, type ItemsField } from './fields/items.ts'
import { longText, type LongTextField } from './fields/long-text.ts'
import { moneyCents, type MoneyCentsField } from './fields/money-cents.ts'
import type { MultiChoiceField } from './fields/multi-choice.ts'
import type { PercentField } from './fields/percent.ts'
import type { PhoneField } from './fields/phone.ts'
import type { ReferenceField } from './fields/reference.ts'
import type { RichTextField } from './fields/rich-text.ts'
import { text, type TextField } from './fields/text.ts'
import type { UrlField } from './fields/url.ts'
import type { VideoField } from './fields/video.ts'

/** Every type of field; each has a file of its own in `fields/`, with its builder and its bundle. */
export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | UrlField
  | EmailField
  | PhoneField
  | CodeField
  | IntegerField
  | MoneyCentsField
  | PercentField
  | DecimalField
  | DateField
  | DateTimeField
  | FlagField
  | ChoiceField
  | MultiChoiceField
  | ImageField
  | ImagesField
  | FileField
  | FilesField
  | VideoField
  | ReferenceField
  | ContentRefsField
  | DiscountField
  | DeclaredItems

export type FieldType = Field['type']
export type FieldOf<Type extends FieldType> = Extract<Field, { type: Type }>
export type Fields = { readonly [name: string]: Field }
/** A list of entries whose fields are of known types, as every declared one is. */
export type DeclaredItems = ItemsField<Fields>

export type { FieldBase, Option, ReferenceTo } from './fields/field-base.ts'
export { flag } from './fields/boolean.ts'
export { choice } from './fields/choice.ts'
export { date } from './fields/date.ts'
export { datetime } from './fields/datetime.ts'
export { decimal } from './fields/decimal.ts'
export { email } from './fields/email.ts'
export { file } from './fields/file.ts'
export { files } from './fields/files.ts'
export { image } from './fields/image.ts'
export { images } from './fields/images.ts'
export { integer } from './fields/integer.ts'
export { multiChoice } from './fields/multi-choice.ts'
export { percent } from './fields/percent.ts'
export { phone } from './fields/phone.ts'
export { author, faqTheme, laboratory, partner } from './fields/reference.ts'
export { richText } from './fields/rich-text.ts'
export { url } from './fields/url.ts'
export { video } from './fields/video.ts'
export { code, contentRefs, discount, items, longText, moneyCents, text }

const STEP = {
  title: text('Étape', { required: true, searchable: true }),
  text: longText('Précisions', { searchable: true }),
}

/** Numbered steps: one action each. */
export const steps = <const E extends ItemsExtra>(
  label: string,
  extra?: E,
): ItemsField<typeof STEP> & NoInfer<E> =>
  items(label, STEP, { item_label: 'une étape', ...extra } as ItemsExtra & E)

const PRODUCT_LINE = {
  product: contentRefs('Produit du catalogue', ['product'], {
    max: 1,
    fills: { name: ['title'], ean: ['ean', 'code'], price: ['price'] },
  }),
  name: text('Désignation', { required: true, searchable: true }),
  ean: code('EAN'),
  price: moneyCents('Prix moyen constaté'),
  discount: discount(),
  note: text('Précision'),
}

/** Products as they stood when the content was written: a later price change rewrites nothing. */
export const productLines = <const E extends ItemsExtra>(
  label = 'Produits',
  extra?: E,
): ItemsField<typeof PRODUCT_LINE> & NoInfer<E> =>
  items(label, PRODUCT_LINE, { item_label: 'un produit', max: 200, ...extra } as ItemsExtra & E)
