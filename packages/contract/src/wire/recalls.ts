import { z } from 'zod'
import {
  isProductCip,
  MOST_BOXES,
  MOST_LOTS,
  RECALL_OUTCOMES,
  RECALL_STATUSES,
  tidyLot,
} from '../domain/recalls.ts'
import { isVisible } from '../domain/visible-text.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'

const REQUIRED = 'Ce champ est requis.'
const NO_LOT = 'Indiquez au moins un numéro de lot.'
const lot = oneLine(40).transform(tidyLot).refine(isVisible, 'Ce numéro de lot est vide.')

const recallFields = {
  product: oneLine(200).refine(isVisible, REQUIRED),
  cips: z
    .array(
      storableText(40)
        .transform((code) => code.replaceAll(/\s/g, ''))
        .refine(isProductCip, 'Un code CIP compte 7 ou 13 chiffres.'),
    )
    .max(20, '20 codes CIP au plus.'),
  lots: z
    .array(lot, { error: NO_LOT })
    .min(1, NO_LOT)
    .max(MOST_LOTS, `${MOST_LOTS} lots au plus.`)
    .transform((lots) => [...new Set(lots)]),
  reason: storableText(2_000).refine(isVisible, REQUIRED),
  instructions: storableText(4_000),
  deadline_at: moment,
  escalate_after_hours: z
    .int({ error: 'Saisissez un nombre d’heures entier.' })
    .min(1, 'Une heure au moins.')
    .max(168, '168\u00a0heures (sept jours) au plus.'),
  target: targetSchema,
}

export const recallBody = z.strictObject({
  ...recallFields,
  cips: recallFields.cips.optional(),
  instructions: recallFields.instructions.optional(),
  escalate_after_hours: recallFields.escalate_after_hours.optional(),
  target: recallFields.target.optional(),
})
export type RecallBody = z.input<typeof recallBody>
export const recallPatch = z.strictObject(recallFields).partial().extend({ version: contentId.optional() })
export type RecallPatch = z.input<typeof recallPatch>

export const foundLot = z.strictObject({
  lot,
  quantity: z
    .int({ error: 'Saisissez un nombre entier de boîtes.' })
    .min(1, 'Saisissez au moins une boîte.')
    .max(MOST_BOXES, `${MOST_BOXES}\u00a0boîtes au plus par lot. Vérifiez la quantité.`),
})

/** « Lot retiré » with what was found, or « Aucune boîte ». */
export const recallConfirmation = z.strictObject({
  outcome: z.enum(RECALL_OUTCOMES, {
    error: 'Choisissez «\u00a0Lot retiré\u00a0» ou «\u00a0Aucune boîte\u00a0».',
  }),
  found: z.array(foundLot).max(MOST_LOTS, `${MOST_LOTS} lots au plus.`).optional(),
  comment: storableText(600).optional(),
  /** One’s own; left out: that of the account in use. */
  drugstore_id: contentId.optional(),
})
export type RecallConfirmation = z.input<typeof recallConfirmation>
export const recallPhoneConfirmation = recallConfirmation
  .omit({ drugstore_id: true })
  .extend({ name: oneLine(120).refine(isVisible, 'Indiquez qui vous a répondu.') })
export type RecallPhoneConfirmation = z.input<typeof recallPhoneConfirmation>

const answer = z.object({
  outcome: z.enum(RECALL_OUTCOMES),
  found: z.array(z.object({ lot: z.string(), quantity: z.int() })),
  quantity: z.int(),
  comment: z.string(),
  confirmed_at: instant,
  confirmed_by: z.string(),
  is_by_phone: z.boolean(),
})
export type RecallAnswer = z.infer<typeof answer>

const facts = {
  id,
  product: z.string(),
  cips: z.array(z.string()),
  lots: z.array(z.string()),
  reason: z.string(),
  instructions: z.string(),
  deadline_at: instant,
  status: z.enum(RECALL_STATUSES),
  opened_at: instant.nullable(),
  closed_at: instant.nullable(),
}

/** A recall as a pharmacy reads it, with what each of one’s pharmacies answered. */
export const recall = z.object({
  ...facts,
  pharmacies: z.array(
    z.object({ drugstore_id: id, name: z.string(), can_confirm: z.boolean(), answer: answer.nullable() }),
  ),
})
export type Recall = z.infer<typeof recall>
export const recallList = listOf(recall)
export const recallsQuery = z.strictObject(pageQuery)

export const recallCounts = z.object({
  pharmacies: z.int(),
  confirmed: z.int(),
  withdrawn: z.int(),
  none: z.int(),
  silent: z.int(),
  escalated: z.int(),
  boxes: z.int(),
})
export type RecallCounts = z.infer<typeof recallCounts>

/** A recall as the head office runs it. */
export const deskRecall = z.object({
  ...facts,
  escalate_after_hours: z.int(),
  target: targetSchema,
  closing_note: z.string(),
  reminded_at: instant.nullable(),
  version: z.int(),
  created_by: z.string().nullable(),
  counts: recallCounts,
})
export type DeskRecall = z.infer<typeof deskRecall>
export const deskRecallList = listOf(deskRecall)
export const deskRecallsQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  status: z.enum(RECALL_STATUSES, { error: 'Ce statut n’existe pas.' }).optional(),
})

export const RECALL_STATES = ['silent', 'confirmed', 'withdrawn', 'none', 'escalated'] as const
const boardFilter = {
  q: storableText(200).optional(),
  state: z.enum(RECALL_STATES, { error: 'Ce filtre n’est pas valable.' }).optional(),
  zone_id: idParam.optional(),
}
export const recallBoardQuery = z.strictObject({ ...pageQuery, ...boardFilter })
export const recallPharmacy = z.object({
  drugstore: z.object({
    id,
    name: z.string(),
    city: z.string(),
    cip_officine: z.string(),
    phone: z.string().nullable(),
    zone: z.string().nullable(),
  }),
  has_team: z.boolean(),
  escalated_at: instant.nullable(),
  answer: answer.nullable(),
})
export type RecallPharmacy = z.infer<typeof recallPharmacy>
export const recallBoard = z.object({
  data: z.array(recallPharmacy),
  meta: pageMeta,
  counts: recallCounts,
  by_zone: z.array(
    z.object({ zone_id: id.nullable(), label: z.string(), pharmacies: z.int(), confirmed: z.int() }),
  ),
})
export type RecallBoard = z.infer<typeof recallBoard>

export const recallClosing = z.strictObject({ note: storableText(2_000).optional() })
export const recallPharmacyParams = z.object({ id: idParam, drugstoreId: idParam })
export const recallReminded = z.object({ pharmacies: z.int(), people: z.int() })
