import { z } from 'zod'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { id, instant, listOf, pageQuery } from './common.ts'
import { fileRef } from './files.ts'
import { linkInput } from './highlights.ts'
import { isVisible } from '../domain/visible-text.ts'

export const POPIN_FREQUENCIES = ['once', 'every_visit', 'every_days'] as const
export type PopinFrequency = (typeof POPIN_FREQUENCIES)[number]

export const popinBody = z.strictObject({
  /** S3-16: the home page is the only type there is. */
  type: z.literal(0, { error: 'Une popin est de type 0 (accueil).' }).optional(),
  title: oneLine(120).refine(isVisible, 'Ce champ est requis.'),
  text: storableText(1_000).optional(),
  image_id: contentId.nullable().optional(),
  link: linkInput.nullable().optional(),
  link_label: oneLine(60).optional(),
  frequency: z.enum(POPIN_FREQUENCIES, { error: 'Choisissez une fréquence de la liste.' }).optional(),
  every_days: z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(1, 'Saisissez au moins 1.')
    .max(365, 'Saisissez au plus 365.')
    .nullable()
    .optional(),
  priority: z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(0)
    .max(100, 'Saisissez au plus 100.')
    .optional(),
  status: z.enum(['draft', 'published'], { error: 'Ce statut n’existe pas.' }).optional(),
  target: targetSchema.optional(),
  starts_at: moment.nullable().optional(),
  ends_at: moment.nullable().optional(),
})
export const popinPatch = popinBody.partial().extend({ version: contentId.optional() })
export type PopinBody = z.infer<typeof popinBody>
export type PopinPatch = z.infer<typeof popinPatch>

/** D9-03. The client shows one at a time, the first of the list. */
export const popin = z.object({
  id,
  type: z.int(),
  title: z.string(),
  text: z.string(),
  image: fileRef.nullable(),
  link: z.string().nullable(),
  link_label: z.string(),
  frequency: z.enum(POPIN_FREQUENCIES),
  every_days: z.int().nullable(),
  priority: z.int(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
})
export type Popin = z.infer<typeof popin>
export const popinList = listOf(popin)

export const adminPopin = popin.extend({
  image_id: id.nullable(),
  status: z.enum(['draft', 'published']),
  phase: z.enum(['draft', 'scheduled', 'live', 'ended']),
  target: targetSchema,
  /** How many closed it; null stands for fewer than five. */
  dismissals: z.int().nullable(),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type AdminPopin = z.infer<typeof adminPopin>
export const adminPopinList = listOf(adminPopin)
export const popinsQuery = z.strictObject({ ...pageQuery })
