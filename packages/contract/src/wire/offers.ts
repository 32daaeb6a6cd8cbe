import { z } from 'zod'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf } from './common.ts'

const MOST_LINES = 200

/** A line of the offer by its place, with its name: an offer changed meanwhile is noticed, not misread. */
export const orderLine = z.strictObject({
  position: z
    .int('Choisissez un produit de l’offre.')
    .min(1, 'Choisissez un produit de l’offre.')
    .max(MOST_LINES),
  name: z.string().max(200, '200 caractères au plus.'),
  quantity: z
    .int('Saisissez un nombre entier.')
    .min(1, 'Saisissez au moins 1.')
    .max(9_999, 'Saisissez au plus 9 999.'),
})
export type OrderLine = z.infer<typeof orderLine>

export const orderBody = z.strictObject({
  lines: z
    .array(orderLine, { error: 'Indiquez au moins une quantité.' })
    .min(1, 'Indiquez au moins une quantité.')
    .max(MOST_LINES, 'Trop de lignes.')
    .refine(
      (lines) => new Set(lines.map((line) => line.position)).size === lines.length,
      'Chaque produit se commande sur une seule ligne.',
    ),
  comment: storableText(1_000).optional(),
})
export type OrderBody = z.infer<typeof orderBody>

/** As it stood when it was ordered. */
export const orderedLine = z.object({
  position: z.int(),
  name: z.string(),
  ean: z.string().nullable(),
  quantity: z.int(),
  /** Net unit price and total in cents; null where the offer gives no price. */
  unit_price: z.int().nullable(),
  total: z.int().nullable(),
  label: z.string(),
})
export type OrderedLine = z.infer<typeof orderedLine>

export const offerOrder = z.object({
  id,
  number: z.string(),
  offer_id: id,
  title: z.string(),
  laboratory: z.string().nullable(),
  lines: z.array(orderedLine),
  comment: z.string(),
  sent_to: z.string().nullable(),
  ordered_by: z.string().nullable(),
  created_at: instant,
})
export type OfferOrder = z.infer<typeof offerOrder>

export const offerOrders = listOf(offerOrder)
export const orderParams = z.object({ id: idParam, orderId: idParam })

export const reminder = z.object({ content_id: id, remind_on: z.iso.date(), sent_at: instant.nullable() })
export const reminders = listOf(reminder)
export type Reminder = z.infer<typeof reminder>
