import { z } from 'zod'
import { kindOf } from '../kinds/registry.ts'
import { id, idParam, listOf, pageQuery } from './common.ts'
import { contentCard } from './content-card.ts'

/** D15-04: personal, small, separate from the shared lists. */
export const marks = z.object({ read: z.array(id), favourites: z.array(id) })
export type Marks = z.infer<typeof marks>

/** One's favourites, of every kind or of one. */
export const favouritesQuery = z.strictObject({
  ...pageQuery,
  kind: z
    .string()
    .refine((key) => kindOf(key) !== null, 'Cette rubrique n’existe pas.')
    .optional(),
})
/** The last twenty contents one read. */
export const recentReads = listOf(contentCard)

export const markParams = z.object({ contentId: idParam })
export const downloadBody = z.strictObject({ file_id: id })

export const voteBody = z.strictObject({ useful: z.boolean({ error: 'Répondez par oui ou par non.' }) })
/** The whole network’s votes, and one’s own. */
export const voteAnswer = z.object({ useful: z.int(), not_useful: z.int(), mine: z.boolean().nullable() })
export type VoteAnswer = z.infer<typeof voteAnswer>
