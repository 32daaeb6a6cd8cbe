import { z } from 'zod'
import { targetSchema } from '../kinds/values-schema.ts'

const dueDate = z.strictObject({ target: targetSchema, due_on: z.iso.date('Donnez une date.') })

/** Other last days of a training, each for an audience: the nearest that holds for somebody is theirs. */
export const dueDatesBody = z.strictObject({ data: z.array(dueDate).max(20, 'Vingt publics au plus.') })
export type DueDatesBody = z.input<typeof dueDatesBody>

export const dueDates = z.object({ data: z.array(dueDate) })
export type DueDates = z.infer<typeof dueDates>
