import { z } from 'zod'
import { id, instant } from './common.ts'

export const enrolmentBody = z.strictObject({
  participates: z.boolean({ error: 'Répondez par oui ou par non.' }),
})

/** A pharmacy's answer to a campaign, and how many take part. */
export const enrolmentAnswer = z.object({
  participates: z.boolean().nullable(),
  answered_at: instant.nullable(),
  answered_by: z.string().nullable(),
  participants: z.int(),
  can_answer: z.boolean(),
})
export type EnrolmentAnswer = z.infer<typeof enrolmentAnswer>

/** Everything the pharmacy answered, in a few bytes: lists of campaigns say beside each whether it takes part. */
export const enrolmentsAnswer = z.object({
  data: z.array(z.object({ content_id: id, participates: z.boolean() })),
})
export type Enrolments = z.infer<typeof enrolmentsAnswer>

/** What the network made of each campaign one sees: counts only, never who. */
export const participationAnswer = z.object({
  data: z.array(z.object({ content_id: id, participants: z.int(), answers: z.int() })),
})
export type Participation = z.infer<typeof participationAnswer>
