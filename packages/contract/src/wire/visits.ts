import { z } from 'zod'
import { VISIT_SLOTS } from '../domain/visit-slots.ts'
import { VISIT_STATUSES } from '../domain/visit-words.ts'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageQuery } from './common.ts'

const slot = z.iso.datetime({ offset: true, error: 'Saisissez une date et une heure.' })

/** A pharmacy asks a laboratory's delegate to come. */
export const visitBody = z.strictObject({
  slots: z.array(slot).length(VISIT_SLOTS, 'Proposez trois créneaux.'),
  people: z
    .int('Saisissez un nombre de personnes.')
    .min(1, 'Une personne au moins.')
    .max(50, 'Cinquante personnes au plus.'),
  message: storableText(1_000).trim().default(''),
})
export type VisitBody = z.infer<typeof visitBody>

const visitHead = {
  id,
  status: z.enum(VISIT_STATUSES),
  training: z.object({ id, title: z.string(), url: z.string() }),
  laboratory: z.string().nullable(),
  slots: z.array(instant),
  /** The one that was accepted. */
  slot: instant.nullable(),
  people: z.int(),
  message: z.string(),
  requested_by: z.string().nullable(),
  requested_at: instant,
  /** What the head office answered, or why it was cancelled. */
  comment: z.string(),
  answered_at: instant.nullable(),
  /** Who was there, once it was held. */
  present: z.array(z.string()),
}

export const visit = z.object({
  ...visitHead,
  /** What whoever reads may do with it now. */
  can_cancel: z.boolean(),
  can_confirm: z.boolean(),
})
export type Visit = z.infer<typeof visit>

export const myVisits = z.object({
  data: z.array(visit),
  /** Whether whoever reads may ask on behalf of the pharmacy. */
  can_request: z.boolean(),
  /** Those a visit may have been for. */
  team: z.array(z.object({ user_id: id, name: z.string(), type: z.int() })),
})
export type MyVisits = z.infer<typeof myVisits>

export const cancelVisitBody = z.strictObject({ comment: storableText(500).trim().default('') })

export const confirmVisitBody = z.strictObject({
  user_ids: z
    .array(id)
    .min(1, 'Choisissez au moins une personne présente.')
    .max(100, 'Cent personnes au plus.'),
})

export const adminVisit = z.object({
  ...visitHead,
  drugstore: z.object({
    id,
    name: z.string(),
    city: z.string(),
    cip_officine: z.string(),
    phone: z.string().nullable(),
  }),
  zone: z.string().nullable(),
})
export type AdminVisit = z.infer<typeof adminVisit>
export const adminVisitList = listOf(adminVisit)

const visitFilters = {
  status: z.enum(VISIT_STATUSES, { error: 'Ce filtre n’est pas valable.' }).optional(),
  zone_id: idParam.optional(),
  laboratory_id: idParam.optional(),
  q: storableText(200).optional(),
}
export const adminVisitsQuery = z.strictObject({ ...pageQuery, ...visitFilters })
export const adminVisitsExportQuery = z.strictObject(visitFilters)

/** One of the moments proposed, or a refusal that says why. */
export const visitAnswerBody = z
  .strictObject({
    status: z.enum(['accepted', 'refused'], 'Acceptez ou refusez la visite.'),
    slot: slot.nullable().default(null),
    comment: storableText(500).trim().default(''),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (body.status === 'accepted' && body.slot === null) refuse('slot', 'Choisissez un créneau.')
    if (body.status === 'refused' && body.slot !== null) refuse('slot', 'Un refus ne retient aucun créneau.')
    if (body.status === 'refused' && body.comment === '') refuse('comment', 'Dites en un mot pourquoi.')
  })
export type VisitAnswerBody = z.infer<typeof visitAnswerBody>
