import { z } from 'zod'
import { targetSchema } from '../kinds/values-schema.ts'

/** A last day that somebody typed: within the bounds of every other day, so that none passes for « no day at all ». */
export const dueDay = z.iso
  .date('Donnez une date.')
  .refine((value) => /^(?:19|20|21)/.test(value), 'Cette date est hors limites. Vérifiez l’année.')

const dueDate = z.strictObject({ target: targetSchema, due_on: z.iso.date() })

/** Other last days of a training, each for an audience: the nearest that holds for somebody is theirs. */
export const dueDatesBody = z.strictObject({
  data: z.array(dueDate.extend({ due_on: dueDay })).max(20, 'Vingt publics au plus.'),
})
export type DueDatesBody = z.input<typeof dueDatesBody>

export const dueDates = z.object({ data: z.array(dueDate) })
export type DueDates = z.infer<typeof dueDates>
