/** How one value of a content is validated, edited, shown and searched. Plain data: the web reads it too. */
export interface FieldBase {
  /** French label, above the field in the editor and beside the value on the page. */
  label: string
  /** One French sentence under the field in the editor. */
  help?: string
  /** The content cannot be saved without it. Inside a list: each entry needs it. */
  required?: boolean
  /** The editor reminds of it before publication; saving without it is allowed. */
  expected?: boolean
  /** Its words are found by the search. */
  searchable?: boolean
  /** Part of the card in lists, not only of the detail. */
  card?: boolean
  /** Never leaves the back office. */
  editor_only?: boolean
  /** For the pharmacy's eyes: buying conditions, what its team says or does. Left out at the counter (D6-06). */
  team_only?: boolean
  /** Used when a new content does not say. */
  default?: string | number | boolean
}

export interface Option {
  value: string | number
  label: string
}

export type ReferenceTo = 'laboratory' | 'partner' | 'author' | 'faq_theme'

export interface TextField extends FieldBase {
  type: 'text' | 'long_text' | 'rich_text' | 'url' | 'email' | 'phone' | 'code'
  max: number
}
export interface NumberField extends FieldBase {
  type: 'integer' | 'money_cents' | 'percent' | 'decimal'
  min: number
  max: number
  /** Shown inside the field, at its right. */
  unit?: string
}
export interface MomentField extends FieldBase {
  /** A date is a day in Paris (`2026-11-30`); a datetime is an instant. */
  type: 'date' | 'datetime'
}
export interface FlagField extends FieldBase {
  type: 'boolean'
}
export interface ChoiceField extends FieldBase {
  type: 'choice' | 'multi_choice'
  options: readonly Option[]
}
export interface FileField extends FieldBase {
  /** `image` and `file` hold one id of the media library, the plurals a list. */
  type: 'image' | 'images' | 'file' | 'files'
  max: number
}
export interface VideoField extends FieldBase {
  /** Either a file of the library or an address of an allowed host. */
  type: 'video'
}
export interface ReferenceField extends FieldBase {
  type: 'reference'
  to: ReferenceTo
}
export interface ContentRefsField extends FieldBase {
  type: 'content_refs'
  /** Kinds that may be chosen; empty means any. */
  kinds: readonly string[]
  max: number
  /** Choosing one fills these fields beside it where they are empty, from the first of its own that has a value. */
  fills?: Readonly<Record<string, readonly string[]>>
}
export interface DiscountField extends FieldBase {
  /** Mechanics 0 to 8 of S4-09 with exactly the fields of S5-04. */
  type: 'discount'
}
export interface ItemsField extends FieldBase {
  /** An ordered list of small objects. */
  type: 'items'
  fields: Fields
  max: number
  /** What one entry is called: « Ajouter une étape ». */
  item_label: string
  /** Entries get a lasting id, so that answers and progress can name them. */
  with_ids?: boolean
  /** Members only learn how many there are, as `<name>_count`. */
  count_only?: boolean
}

export type Field =
  | TextField
  | NumberField
  | MomentField
  | FlagField
  | ChoiceField
  | FileField
  | VideoField
  | ReferenceField
  | ContentRefsField
  | DiscountField
  | ItemsField

export type FieldType = Field['type']
export type Fields = { readonly [name: string]: Field }

type Extra = Partial<FieldBase>

export const text = (label: string, extra: Extra & { max?: number } = {}): TextField => {
  return { type: 'text', label, max: 200, ...extra }
}
export const longText = (label: string, extra: Extra & { max?: number } = {}): TextField => {
  return { type: 'long_text', label, max: 2_000, ...extra }
}
export const richText = (label: string, extra: Extra & { max?: number } = {}): TextField => {
  return { type: 'rich_text', label, max: 200_000, ...extra }
}
export const url = (label: string, extra: Extra = {}): TextField => ({
  type: 'url',
  label,
  max: 2_000,
  ...extra,
})
export const email = (label: string, extra: Extra = {}): TextField => ({
  type: 'email',
  label,
  max: 254,
  ...extra,
})
export const phone = (label: string, extra: Extra = {}): TextField => ({
  type: 'phone',
  label,
  max: 30,
  ...extra,
})
/** An identifier people type to find the one thing it names: EAN, ACL, reference, DPC number. */
export const code = (label: string, extra: Extra & { max?: number } = {}): TextField => {
  return { type: 'code', label, max: 40, searchable: true, ...extra }
}

type Bounds = { min?: number; max?: number; unit?: string }
export const integer = (label: string, extra: Extra & Bounds = {}): NumberField => {
  return { type: 'integer', label, min: 0, max: 1_000_000_000, ...extra }
}
export const moneyCents = (label: string, extra: Extra & Bounds = {}): NumberField => {
  return { type: 'money_cents', label, min: 0, max: 1_000_000_000, unit: '€', ...extra }
}
export const percent = (label: string, extra: Extra & Bounds = {}): NumberField => {
  return { type: 'percent', label, min: 0, max: 100, unit: '%', ...extra }
}
export const decimal = (label: string, extra: Extra & Bounds = {}): NumberField => {
  return { type: 'decimal', label, min: 0, max: 1_000_000, ...extra }
}

export const date = (label: string, extra: Extra = {}): MomentField => ({ type: 'date', label, ...extra })
export const datetime = (label: string, extra: Extra = {}): MomentField => ({
  type: 'datetime',
  label,
  ...extra,
})
export const flag = (label: string, extra: Extra = {}): FlagField => ({ type: 'boolean', label, ...extra })

export const choice = (label: string, options: readonly Option[], extra: Extra = {}): ChoiceField => {
  return { type: 'choice', label, options, ...extra }
}
export const multiChoice = (label: string, options: readonly Option[], extra: Extra = {}): ChoiceField => {
  return { type: 'multi_choice', label, options, ...extra }
}

export const image = (label: string, extra: Extra = {}): FileField => ({
  type: 'image',
  label,
  max: 1,
  ...extra,
})
export const images = (label: string, extra: Extra & { max?: number } = {}): FileField => {
  return { type: 'images', label, max: 40, ...extra }
}
export const file = (label: string, extra: Extra = {}): FileField => ({
  type: 'file',
  label,
  max: 1,
  ...extra,
})
export const files = (label: string, extra: Extra & { max?: number } = {}): FileField => {
  return { type: 'files', label, max: 40, ...extra }
}
export const video = (label: string, extra: Extra = {}): VideoField => ({ type: 'video', label, ...extra })

export const laboratory = (label = 'Laboratoire', extra: Extra = {}): ReferenceField => {
  return { type: 'reference', to: 'laboratory', label, ...extra }
}
export const partner = (label = 'Partenaire', extra: Extra = {}): ReferenceField => {
  return { type: 'reference', to: 'partner', label, ...extra }
}
export const author = (label = 'Auteur', extra: Extra = {}): ReferenceField => {
  return { type: 'reference', to: 'author', label, ...extra }
}
export const faqTheme = (label = 'Thème', extra: Extra = {}): ReferenceField => {
  return { type: 'reference', to: 'faq_theme', label, ...extra }
}
export const contentRefs = (
  label: string,
  kinds: readonly string[],
  extra: Extra & Pick<Partial<ContentRefsField>, 'max' | 'fills'> = {},
): ContentRefsField => ({ type: 'content_refs', label, kinds, max: 20, ...extra })

export const discount = (label = 'Mécanique', extra: Extra = {}): DiscountField => {
  return { type: 'discount', label, ...extra }
}

type ItemsExtra = Extra & { max?: number; item_label?: string; with_ids?: boolean; count_only?: boolean }
export const items = (label: string, fields: Fields, extra: ItemsExtra = {}): ItemsField => {
  return { type: 'items', label, fields, max: 60, item_label: 'un élément', ...extra }
}

/** Numbered steps: one action each. */
export const steps = (label: string, extra: ItemsExtra = {}): ItemsField =>
  items(
    label,
    {
      title: text('Étape', { required: true, searchable: true }),
      text: longText('Précisions', { searchable: true }),
    },
    { item_label: 'une étape', ...extra },
  )

/** Products as they stood when the content was written: a later price change rewrites nothing. */
export const productLines = (label = 'Produits', extra: ItemsExtra = {}): ItemsField =>
  items(
    label,
    {
      product: contentRefs('Produit du catalogue', ['product'], {
        max: 1,
        fills: { name: ['title'], ean: ['ean', 'code'], price: ['price'] },
      }),
      name: text('Désignation', { required: true, searchable: true }),
      ean: code('EAN'),
      price: moneyCents('Prix moyen constaté'),
      discount: discount(),
      note: text('Précision'),
    },
    { item_label: 'un produit', max: 200, ...extra },
  )
