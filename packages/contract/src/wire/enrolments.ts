import { z } from 'zod'
import { id, instant, listOf } from './common.ts'
import { fileRef } from './files.ts'

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

/** The photo a pharmacy adds to what it put in place: one of the viewer's own uploads. */
export const windowPhotoBody = z.strictObject({ file_id: id })
export const ownWindowPhoto = z.object({ photo: fileRef.nullable() })
export type OwnWindowPhoto = z.infer<typeof ownWindowPhoto>

/** As the head office sees them, pharmacy by pharmacy. */
export const windowPhoto = z.object({
  drugstore: z.object({ id, name: z.string(), city: z.string() }),
  photo: fileRef,
  placed_at: instant,
})
export type WindowPhoto = z.infer<typeof windowPhoto>
export const windowPhotos = listOf(windowPhoto)
