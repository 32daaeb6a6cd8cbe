import { z } from 'zod'
import { id, listOf } from './common.ts'

export const pageType = z.object({
  type: z.int(),
  label: z.string(),
  sites: z.array(
    z.object({
      site: z.int(),
      page: z.object({ id, title: z.string(), slug: z.string() }).nullable(),
      /** Live pages of the same type that this one hides. */
      others: z.int(),
    }),
  ),
  /** Drafts, scheduled and ended pages of this type. */
  waiting: z.int(),
})
export type PageType = z.infer<typeof pageType>
export const pageTypes = listOf(pageType)
