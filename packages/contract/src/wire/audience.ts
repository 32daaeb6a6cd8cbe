import { z } from 'zod'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { flag, id, instant, listOf, pageQuery } from './common.ts'
import { accountType } from './identity.ts'

export const reachBody = z.strictObject({ target: targetSchema })
export const reachAnswer = z.object({
  drugstores: z.int(),
  people: z.int(),
  all_drugstores: z.int(),
  all_people: z.int(),
})
export type Reach = z.infer<typeof reachAnswer>

export const explainBody = z.strictObject({
  target: targetSchema,
  drugstore_id: id,
  account_type: accountType.optional(),
  environment: z.union([z.literal(0), z.literal(1)]).optional(),
  /** Where the content stands, to explain that too. */
  publication: z
    .strictObject({
      status: z.enum(['draft', 'published', 'archived'], { error: 'Ce statut n’existe pas.' }),
      starts_at: moment.nullable(),
      ends_at: moment.nullable(),
    })
    .optional(),
  /** The date one looks at; now when absent. */
  at: moment.optional(),
})
export const explainAnswer = z.object({
  visible: z.boolean(),
  message: z.string(),
  drugstore: z.object({ id, name: z.string(), city: z.string() }),
  account_type: accountType,
  dimensions: z.array(z.object({ dimension: z.string(), holds: z.boolean(), message: z.string() })),
  /** What hides it whatever the target: the pharmacy, the status, the window. */
  checks: z.array(z.object({ check: z.string(), holds: z.boolean(), message: z.string() })),
})
export type ExplainAnswer = z.infer<typeof explainAnswer>

/** A list of CIP codes as pasted: one per line, or separated by anything that is not a digit. */
export const resolveCipsBody = z.strictObject({ text: storableText(400_000) })
export const resolveCipsAnswer = z.object({
  drugstores: z.array(z.object({ id, name: z.string(), city: z.string(), cip_officine: z.string() })),
  unknown: z.array(z.string()),
})
export type ResolvedCips = z.infer<typeof resolveCipsAnswer>

/** The names behind the ids of a target; at most as many as a panel shows. */
export const namedDrugstoresBody = z.strictObject({
  ids: z.array(id).max(200, '200\u00a0officines au plus.'),
})
export const namedDrugstoresAnswer = resolveCipsAnswer.pick({ drugstores: true })
export type NamedDrugstores = z.infer<typeof namedDrugstoresAnswer>

/** What the targeting panel offers. */
export const audienceChoices = z.object({
  packs: z.array(z.object({ key: z.string(), label: z.string(), site: z.int() })),
  zones: z.array(z.object({ id, name: z.string() })),
})
export type AudienceChoices = z.infer<typeof audienceChoices>

/** A target with a name, kept to be used again. Contents copy its values. */
export const savedAudience = z.object({
  id,
  name: z.string(),
  target: targetSchema,
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string().nullable(),
  reach: z.object({ drugstores: z.int(), people: z.int() }).nullable(),
})
export type SavedAudience = z.infer<typeof savedAudience>
export const savedAudienceList = listOf(savedAudience)

export const savedAudiencesQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  /** Also counts whom each one reaches today. */
  reach: flag.optional(),
})

const audienceName = oneLine(80)
  .transform((value) => value.trim())
  .refine((value) => value !== '', 'Ce champ est requis.')
export const createAudienceBody = z.strictObject({ name: audienceName, target: targetSchema })
export const updateAudienceBody = z.strictObject({
  name: audienceName.optional(),
  target: targetSchema.optional(),
  version: contentId,
})
