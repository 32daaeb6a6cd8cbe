import { z } from 'zod'
import { instant } from './common.ts'

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
