import { z } from 'zod'
import { id, instant } from './common.ts'
import { fileRef } from './files.ts'

export const companyRef = z.object({ id, name: z.string(), slug: z.string(), logo: fileRef.nullable() })
export type CompanyRef = z.infer<typeof companyRef>

export const authorRef = z.object({ id, name: z.string(), role: z.string(), photo: fileRef.nullable() })
export type AuthorRef = z.infer<typeof authorRef>

const labelled = z.object({ value: z.string(), label: z.string() })

/** What every card has; the kind’s own card fields stand beside. */
export const contentCard = z.looseObject({
  id,
  kind: z.string(),
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: fileRef.nullable(),
  category: labelled.nullable(),
  laboratory: companyRef.nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  published_at: instant.nullable(),
  updated_at: instant,
})
export type ContentCard = z.infer<typeof contentCard>
