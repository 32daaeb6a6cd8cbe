import { code } from './fields/code.ts'
import { contentRefs } from './fields/content-refs.ts'
import { discount } from './fields/discount.ts'
import { items, type ItemsExtra, type ItemsField } from './fields/items.ts'
import { longText } from './fields/long-text.ts'
import { moneyCents } from './fields/money-cents.ts'
import { text } from './fields/text.ts'

export type { FieldBase, Option, ReferenceTo } from './fields/field-base.ts'
export type { Field, FieldOf, Fields, FieldType } from './fields/field-types.ts'
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
