import { z } from 'zod'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageQuery } from './common.ts'

const stars = z
  .int('Choisissez de une à cinq étoiles.')
  .min(1, 'Une étoile au moins.')
  .max(5, 'Cinq étoiles au plus.')

export const feedbackBody = z.strictObject({ stars, comment: storableText(500).default('') })
export type FeedbackBody = z.input<typeof feedbackBody>

/** What one thought of a laboratory's training; null before one said so. */
export const ownFeedback = z.object({
  /** Asked of those who followed it. */
  may_give: z.boolean(),
  given: z.object({ stars, comment: z.string(), updated_at: instant }).nullable(),
})
export type OwnFeedback = z.infer<typeof ownFeedback>

const filters = {
  laboratory_id: idParam.optional(),
  zone_id: idParam.optional(),
  stars: z.coerce.number().pipe(stars).optional(),
  q: storableText(200).optional(),
}
export const feedbackQuery = z.strictObject({ ...pageQuery, ...filters })
export const feedbackExportQuery = z.strictObject(filters)
export type FeedbackAsked = z.infer<typeof feedbackExportQuery>
export const feedbackScopeQuery = z.strictObject({ zone_id: idParam.optional() })

export const feedbackRow = z.object({
  id,
  training: z.object({ id, title: z.string() }),
  laboratory: z.string().nullable(),
  drugstore: z.object({ id, name: z.string(), city: z.string() }).nullable(),
  stars,
  comment: z.string(),
  given_on: z.iso.date(),
})
export type FeedbackRow = z.infer<typeof feedbackRow>
export const feedbackList = listOf(feedbackRow)
export type FeedbackList = z.infer<typeof feedbackList>

/** What the network thinks of the trainings of each laboratory, the most answered first. */
export const feedbackByLaboratory = z.object({
  data: z.array(
    z.object({
      laboratory: z.object({ id, name: z.string() }).nullable(),
      trainings: z.int(),
      answers: z.int(),
      /** With one decimal. */
      average: z.number(),
      /** How many gave one star, two, … five. */
      by_stars: z.array(z.int()),
    }),
  ),
})
export type FeedbackByLaboratory = z.infer<typeof feedbackByLaboratory>
