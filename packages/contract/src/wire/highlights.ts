import { z } from 'zod'
import { placementOf } from '../domain/placements.ts'
import { isSafeLink } from '../domain/safe-html.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'
import { contentCard } from './content-card.ts'
import { fileRef } from './files.ts'

export const ITEM_TYPES = ['content', 'product', 'event', 'image'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

const UNKNOWN_PLACEMENT = 'Cet emplacement n’existe pas.'

/** By its number or its key (D6-01). */
const placementInput = z
  .union([z.int(), z.string().max(40)], { error: UNKNOWN_PLACEMENT })
  .transform((given, context) => {
    const found = placementOf(given)
    if (found !== null) return found
    context.addIssue({ code: 'custom', message: UNKNOWN_PLACEMENT })
    return z.NEVER
  })

const amount = z.number({ error: 'Saisissez un nombre.' }).nullable().optional()
const mechanic = z.int({ error: 'Cette mécanique de remise n’existe pas.' })
const discountInput = z.strictObject({
  type: mechanic.optional(),
  price: amount,
  amount,
  nbProducts: amount,
  offeredProducts: amount,
})
const prixMoyen = z
  .string({ error: 'Le prix moyen constaté est attendu en centimes, sous forme de texte.' })
  .regex(/^[1-9][0-9]{0,8}$/, 'Le prix moyen constaté est attendu en centimes entiers.')
export const linkInput = oneLine(2_000).refine(
  (value) => isSafeLink(value) && /^(?:https?:|\/(?!\/))/i.test(value),
  'Saisissez une adresse du portail (/…) ou une adresse web complète (https://…).',
)
const order = z.int({ error: 'Saisissez un nombre entier.' }).min(0, 'L’ordre commence à 0.').max(100_000)

const shape = {
  placement: placementInput,
  item_type: z.enum(ITEM_TYPES, { error: 'Choisissez un contenu, un produit, un événement ou une image.' }),
  item_id: contentId.nullable().optional(),
  image_id: contentId.nullable().optional(),
  link: linkInput.nullable().optional(),
  title: oneLine(200).optional(),
  text: storableText(400).optional(),
  alt: oneLine(300).optional(),
  /** The mechanic, here or inside `discount`. */
  type: mechanic.optional(),
  discount: discountInput.nullable().optional(),
  prix_moyen: prixMoyen.nullable().optional(),
  target: targetSchema.optional(),
  order: order.optional(),
  starts_at: moment.nullable().optional(),
  ends_at: moment.nullable().optional(),
}

export const highlightBody = z.strictObject(shape)
export const highlightPatch = highlightBody.partial().extend({ version: contentId.optional() })
export type HighlightBody = z.infer<typeof highlightBody>
export type HighlightPatch = z.infer<typeof highlightPatch>

const placementOrder = z.strictObject({
  placement: placementInput,
  ids: z.array(contentId).max(200, '200\u00a0éléments au plus.'),
})
/** One placement, or several at once so that something can move from one to another. */
export const highlightOrderBody = z.union([
  placementOrder,
  z.strictObject({ placements: z.array(placementOrder).min(1).max(34) }),
])
export type PlacementOrder = z.infer<typeof placementOrder>

/** S3-11, with the mechanic it belongs to. */
export const discountOut = z.object({
  type: z.int(),
  price: z.number().nullable(),
  amount: z.number().nullable(),
  nbProducts: z.number().nullable(),
  offeredProducts: z.number().nullable(),
})

/** What the customer takes and pays, in cents (D6-03). */
export const pricedDiscount = z.object({
  items: z.int(),
  total: z.int(),
  unit_price: z.int(),
  saving: z.int(),
  saving_percent: z.int(),
  equivalent_percent: z.number(),
  label: z.string(),
})

/** The thing put forward: the card of a content, or the picture itself. `prix_moyen` is a string of cents (S3-10). */
export const highlightable = contentCard
  .partial()
  .extend({ title: z.string(), url: z.string().nullable(), prix_moyen: z.string().nullable() })

export const highlight = z.object({
  id,
  placement: z.int(),
  placement_key: z.string(),
  order: z.int(),
  item_type: z.enum(ITEM_TYPES),
  item_id: id.nullable(),
  /** Mechanic 0 to 8 (S4-09). */
  type: z.int(),
  discount: discountOut.nullable(),
  /** The mechanic in words, known even where no price is. */
  label: z.string(),
  price: pricedDiscount.nullable(),
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  image: fileRef.nullable(),
  alt: z.string(),
  highlightable,
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** « Valable du … au … », empty without a window. */
  validity: z.string(),
})
export type Highlight = z.infer<typeof highlight>
export const highlightList = z.object({ data: z.array(highlight), meta: pageMeta })

/** `placement=4`, `placement=homepage_slider` or several separated by commas; nothing means all. */
const placementsQuery = z
  .string()
  .max(1_000, UNKNOWN_PLACEMENT)
  .transform((text, context) => {
    const found = text.split(',').map(placementOf)
    if (found.every((one) => one !== null)) return [...new Set(found)].toSorted((a, b) => a - b)
    context.addIssue({ code: 'custom', message: UNKNOWN_PLACEMENT })
    return z.NEVER
  })
/** `item`: only what puts this content forward. */
export const highlightsQuery = z.strictObject({
  placement: placementsQuery.optional(),
  item: idParam.optional(),
})

export const highlightPhases = ['scheduled', 'live', 'ended'] as const
export const adminHighlightsQuery = z.strictObject({
  ...pageQuery,
  placement: placementsQuery.optional(),
  phase: z.enum(highlightPhases, { error: 'Cet état n’existe pas.' }).optional(),
})
export type AdminHighlightsQuery = z.infer<typeof adminHighlightsQuery>

export const adminHighlight = highlight.extend({
  image_id: id.nullable(),
  link: z.string().nullable(),
  /** As typed here, instead of the item’s own words. */
  own_title: z.string(),
  own_text: z.string(),
  own_alt: z.string(),
  prix_moyen: z.string().nullable(),
  /** Whether the EGalim cap applies to the item, and whether the discount keeps to it (D6-05). */
  egalim: z.boolean(),
  legal: z.boolean(),
  /** What keeps the item itself from being seen, if anything; `trashed`, it is deleted and may be restored. */
  item_phase: z.enum(['draft', 'archived', 'scheduled', 'live', 'ended', 'trashed']).nullable(),
  target: targetSchema,
  phase: z.enum(highlightPhases),
  /** Null stands for « fewer than five », so that nobody is recognised. */
  impressions: z.int().nullable(),
  clicks: z.int().nullable(),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type AdminHighlight = z.infer<typeof adminHighlight>
export const adminHighlightList = z.object({ data: z.array(adminHighlight), meta: pageMeta })
export type AdminHighlightList = z.infer<typeof adminHighlightList>

export const placementOut = z.object({
  id: z.int(),
  key: z.string(),
  page: z.string(),
  label: z.string(),
  capacity: z.int(),
  is_public: z.boolean(),
  /** Highlights that show now, whoever they are for. */
  live: z.int(),
  total: z.int(),
})
export type PlacementOut = z.infer<typeof placementOut>
export const placementList = listOf(placementOut)
export const placementPatch = z.strictObject({
  label: oneLine(80)
    .refine((value) => value.trim() !== '', 'Ce champ est requis.')
    .optional(),
  capacity: z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(1, 'Saisissez au moins 1.')
    .max(50, 'Saisissez au plus 50.')
    .optional(),
})
export const placementParams = z.object({
  id: z.string().transform((text, context) => {
    const found = placementOf(text)
    if (found !== null) return found
    context.addIssue({ code: 'custom', message: UNKNOWN_PLACEMENT })
    return z.NEVER
  }),
})

/** What a page showed and what was followed, in one go. */
const eventIds = z.array(contentId).max(100, '100\u00a0éléments au plus.').default([])
export const highlightEventsBody = z.strictObject({ impressions: eventIds, clicks: eventIds })
export type HighlightEvents = z.infer<typeof highlightEventsBody>

/** A highlight made on the board and not published yet: named by the board until it has an id. */
const newItem = highlightBody.omit({ order: true }).extend({ ref: z.string().min(1).max(40) })
const changedItem = highlightPatch.omit({ order: true }).extend({ id: contentId })
const boardItem = z.union([contentId, z.string().min(1).max(40)])

/** « Publier n changements »: everything or nothing. The order names new highlights by their `ref`. */
export const boardBody = z.strictObject({
  create: z.array(newItem).max(100, '100\u00a0éléments au plus.').default([]),
  update: z.array(changedItem).max(200, '200\u00a0éléments au plus.').default([]),
  delete: z.array(contentId).max(200, '200\u00a0éléments au plus.').default([]),
  order: z
    .array(z.strictObject({ placement: placementInput, items: z.array(boardItem).max(200) }))
    .max(34)
    .default([]),
})
export type BoardBody = z.infer<typeof boardBody>
export const boardAnswer = z.object({ created: z.record(z.string(), id) })
