import { z } from 'zod'
import { HANDOFF_KEYS, HANDOFF_SECRET_MIN, isHandoffAddress } from '../domain/handoff.ts'
import { id, idParam, instant, listOf, pageQuery } from './common.ts'
import { fileRef } from './files.ts'

const partnerKey = z.enum(HANDOFF_KEYS)

export const signParams = z.object({ id: idParam })
export const signPageParams = z.object({
  id: idParam,
  page: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/),
})
/** Whatever the partner understands: passed through as it is. */
export const passedQuery = z
  .record(z.string().min(1).max(60), z.union([z.string().max(500), z.array(z.string().max(500)).max(20)]))
  .refine((query) => Object.keys(query).length <= 20, '20 paramètres au plus.')
export const naocareBody = z.strictObject({ drugstore_id: id })
export const handoffLink = z.object({ url: z.string(), expires_at: instant })
export type HandoffLink = z.infer<typeof handoffLink>

export const handoffParams = z.object({ partner: partnerKey })
export const handoffBody = z.strictObject({
  url: z
    .string()
    .trim()
    .max(2_000, '2\u00a0000 caractères au plus.')
    .refine(isHandoffAddress, 'Saisissez une adresse complète qui commence par https://.'),
  /** Left out to keep the one already there. */
  secret: z
    .string()
    .min(HANDOFF_SECRET_MIN, `Un secret compte ${HANDOFF_SECRET_MIN} caractères au moins.`)
    .max(512, '512 caractères au plus.')
    .optional(),
  /** The key it replaces stays accepted for a few days, the time for the partner to follow. */
  keep_previous: z.boolean().optional(),
})
export type HandoffBody = z.infer<typeof handoffBody>

/** Never the secret: only that there is one. */
export const handoffConfig = z.object({
  partner: partnerKey,
  name: z.string(),
  configured: z.boolean(),
  url: z.string().nullable(),
  updated_at: instant.nullable(),
  last_used_at: instant.nullable(),
  /** Over the last thirty days. */
  uses: z.int(),
  /** Two keys are accepted until then. */
  previous_until: instant.nullable(),
  down_since: instant.nullable(),
  down_note: z.string(),
  is_down_by_hand: z.boolean(),
  checked_at: instant.nullable(),
})
export type HandoffConfig = z.infer<typeof handoffConfig>
export const handoffConfigs = listOf(handoffConfig)

/** During a rotation: sign with the other key, or let go of it. */
export const rotationBody = z.strictObject({ action: z.enum(['swap', 'finish']) })
export const handoffStateBody = z.strictObject({
  is_down: z.boolean(),
  note: z.string().trim().max(200, '200 caractères au plus.').default(''),
})
export type HandoffStateBody = z.infer<typeof handoffStateBody>

/** A token as the partner would get it, opened for the eyes of whoever sets it up. */
export const handoffTrial = z.object({
  url: z.string(),
  expires_at: instant,
  header: z.record(z.string(), z.unknown()),
  claims: z.record(z.string(), z.unknown()),
})
export type HandoffTrial = z.infer<typeof handoffTrial>

/** A partner as a member of a pharmacy finds it. */
export const partnerAccess = z.object({
  partner: partnerKey,
  name: z.string(),
  /** Of the company of that name, where the head office gave it one. */
  logo: fileRef.nullable(),
  purpose: z.string(),
  /** `absent`: the head office has not set it; `excluded`: it is for other packs than the pharmacy's. */
  state: z.enum(['open', 'down', 'absent', 'excluded']),
  /** The packs it comes with, where one's own is not among them. */
  packs: z.array(z.string()),
  down_since: instant.nullable(),
  note: z.string(),
  /** When this person agreed to be sent there; null asks them first. */
  consented_at: instant.nullable(),
  last_opened_at: instant.nullable(),
})
export type PartnerAccess = z.infer<typeof partnerAccess>
export const partnerAccesses = listOf(partnerAccess)

export const handoffLogQuery = z.strictObject({ ...pageQuery, partner: partnerKey.optional() })
export const handoffLogRow = z.object({
  id,
  at: instant,
  partner: partnerKey,
  drugstore: z.object({ id, name: z.string() }).nullable(),
  person: z.string(),
  page: z.string().nullable(),
})
export type HandoffLogRow = z.infer<typeof handoffLogRow>
export const handoffLog = listOf(handoffLogRow)

/** What the people of a pharmacy opened, for the pharmacy itself. */
export const ownLogQuery = z.strictObject(pageQuery)
export const ownLogRow = handoffLogRow.omit({ drugstore: true }).extend({ name: z.string() })
export type OwnLogRow = z.infer<typeof ownLogRow>
export const ownLog = listOf(ownLogRow)
