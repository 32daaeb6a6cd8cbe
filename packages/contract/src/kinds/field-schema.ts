import { z } from 'zod'
import { DiscountError, checkDiscount, type DiscountField } from '../domain/discount-fields.ts'
import { NO_PRICE, storedDiscount, type DiscountValue } from '../domain/discount-value.ts'
import { readEmail, readPhone } from '../domain/identifiers.ts'
import { isSafeLink, isVideoAddress } from '../domain/safe-html.ts'
import { isSlug } from '../domain/slug.ts'
import { once } from '../domain/once.ts'
import type { FileLike } from './fields/file-parts.ts'
import type { NumberLike } from './fields/number-parts.ts'
import { isNamedBySlug } from './fields/reference.ts'
import type { TextLike } from './fields/text-parts.ts'
import type { DeclaredItems, Field, FieldOf, FieldType, Option } from './fields.ts'

const MAX_ID = 2_147_483_647
const REQUIRED = 'Ce champ est requis.'

export const contentId = z
  .int({ error: 'Cet identifiant n’est pas valable.' })
  .min(1, 'Cet identifiant n’est pas valable.')
  .max(MAX_ID, 'Cet identifiant n’est pas valable.')

/** PostgreSQL stores neither U+0000 nor half a surrogate pair: better a clear refusal than a failure. */
export const storableText = once((max: number) =>
  z
    .string({ error: 'Ce champ attend un texte.' })
    .max(max, `${max}\u00a0caractères au plus.`)
    .refine(
      (value) => !value.includes('\u0000') && value.isWellFormed(),
      'Ce texte contient un caractère illisible.',
    ),
)

export const oneLine = once((max: number) =>
  storableText(max).refine((value) => !/[\r\n\u2028\u2029]/.test(value), 'Écrivez sur une seule ligne.'),
)

/** A day in Paris. Bounded, so that no calendar on the way chokes on it. */
export const day = z
  .string({ error: 'Saisissez une date.' })
  .refine(isDay, 'Cette date n’existe pas (attendu\u00a0: 2026-11-30).')

export const moment = z.iso
  .datetime({ offset: true, error: 'Saisissez une date et une heure valables.' })
  .refine((value) => /^(?:19|20|21)\d\d-/.test(value), 'Cette date est hors limites.')

function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const readBy = (read: typeof readEmail) => (field: TextLike) =>
  storableText(field.max).transform((typed, context) => {
    const found = read(typed)
    if (found.ok) return found.value
    context.addIssue({ code: 'custom', message: found.message })
    return z.NEVER
  })

const isWeb = (value: string) => isSafeLink(value) && /^(?:https?:|\/)/i.test(value)

const between =
  (base: z.ZodType<number>) =>
  ({ min, max }: NumberLike) =>
    base.refine((value) => value >= min && value <= max, `Saisissez un nombre entre ${min} et ${max}.`)
const whole = between(z.int({ error: 'Saisissez un nombre entier.' }))
const twoDecimals = between(
  z
    .number({ error: 'Saisissez un nombre.' })
    .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au plus.'),
)

const oneOf = (options: readonly Option[]) =>
  z
    .union([z.string(), z.number()], { error: 'Choisissez une valeur de la liste.' })
    .refine((value) => options.some((option) => option.value === value), 'Choisissez une valeur de la liste.')

const severalFiles = ({ max }: FileLike) => z.array(contentId).max(max, `${max}\u00a0fichiers au plus.`)

const videoUrl = storableText(2_000).refine(
  isVideoAddress,
  'Cette adresse n’est pas celle d’un hébergeur de vidéos accepté.',
)
const videoSchema = z.union(
  [
    videoUrl.transform((url) => ({ url })),
    z.strictObject({ url: videoUrl }),
    z.strictObject({ file_id: contentId }),
  ],
  { error: 'Choisissez un fichier vidéo ou une adresse d’un hébergeur accepté.' },
)

const amount = z.number({ error: 'Saisissez un nombre.' }).nullable().optional()
const discountSchema = z
  .strictObject({ type: z.int(), price: amount, amount, nbProducts: amount, offeredProducts: amount })
  .superRefine(({ type, ...discount }, context) => {
    try {
      // Compared with an average price where one is known: `discountErrorsIn`, once all values are there.
      checkDiscount({ type, prix_moyen: NO_PRICE, discount })
    } catch (error) {
      if (!(error instanceof DiscountError)) throw error
      context.addIssue({ code: 'custom', path: [error.field], message: error.message })
    }
  })
  .transform(ownFieldsOnly)

/** A field of another mechanic is not kept (D16-04); the price of type 1 is mirrored to its amount (D6-03). */
function ownFieldsOnly<Value extends DiscountValue>(value: Value): Value {
  const kept = storedDiscount(value, null)
  const given = Object.keys(value).filter((name): name is DiscountField => name !== 'type')
  const fields = Object.fromEntries(given.map((name) => [name, kept[name]]))
  return { ...value, ...fields, ...(value.type === 1 ? { amount: kept.amount } : {}) }
}

function itemsSchema(field: DeclaredItems): z.ZodType {
  const shape: Record<string, z.ZodType> = field.with_ids === true ? { id: contentId.optional() } : {}
  for (const [name, inner] of Object.entries(field.fields)) shape[name] = ownSchema(inner)
  return z.array(z.strictObject(shape)).max(field.max, `${field.max}\u00a0au plus.`)
}

/** The half of each field's bundle that needs zod, kept apart so that the browser does without it. */
const SCHEMAS: { [Type in FieldType]: (field: FieldOf<Type>) => z.ZodType } = {
  text: ({ max }) => oneLine(max),
  long_text: ({ max }) => storableText(max),
  rich_text: ({ max }) => storableText(max),
  url: ({ max }) => oneLine(max).refine(isWeb, 'Saisissez une adresse web complète (https://…).'),
  email: readBy(readEmail),
  phone: readBy(readPhone),
  code: ({ max }) => oneLine(max),
  integer: whole,
  money_cents: whole,
  percent: twoDecimals,
  decimal: twoDecimals,
  date: () => day,
  datetime: () => moment,
  boolean: () => z.boolean({ error: 'Répondez par oui ou par non.' }),
  choice: ({ options }) => oneOf(options),
  multi_choice: ({ options }) =>
    z.array(oneOf(options)).max(options.length, 'Choisissez chaque valeur une seule fois.'),
  image: () => contentId,
  images: severalFiles,
  file: () => contentId,
  files: severalFiles,
  video: () => videoSchema,
  reference: (field) =>
    isNamedBySlug(field) ? z.string().refine(isSlug, 'Ce thème n’existe pas.') : contentId,
  content_refs: ({ max }) => (max === 1 ? contentId : z.array(contentId).max(max, `${max} au plus.`)),
  discount: () => discountSchema,
  items: itemsSchema,
}

/** What may be left out, or emptied. */
export const orNothing = once((schema: z.ZodType) => schema.nullable().optional())

/** The schema of a value that may be left empty unless the field is required. */
export const ownSchema = once((field: Field): z.ZodType => {
  const schema = (SCHEMAS[field.type] as (field: Field) => z.ZodType)(field)
  if (field.required !== true) return orNothing(schema)
  return z
    .preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable())
    .refine((value) => value !== null, REQUIRED)
})
