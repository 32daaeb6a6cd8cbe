import { z } from 'zod'
import { id, pageMeta, pageQuery } from './common.ts'
import { contentCard } from './content-card.ts'
import { facets } from './contents.ts'

const LONGEST_QUERY = 500

export const searchPeriods = ['month', 'year'] as const
export type SearchPeriod = (typeof searchPeriods)[number]

export const searchQuery = z.strictObject({
  ...pageQuery,
  q: z.string().max(LONGEST_QUERY, `${LONGEST_QUERY} caractères au plus.`).default(''),
  kind: z
    .string()
    .regex(/^[a-z_]{1,40}$/, 'Cette rubrique n’existe pas.')
    .optional(),
  category: z
    .string()
    .regex(/^[\p{L}\p{N}_.-]{1,80}$/u, 'Cette catégorie n’existe pas.')
    .optional(),
  /** Published in the last thirty days, or since the first of January. */
  period: z.enum(searchPeriods, { error: 'Cette période n’existe pas.' }).optional(),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** One content found: its card, and why. Both additions are safe HTML: text, and `<mark>` around the words asked for. */
export const searchHit = contentCard.extend({ title_marked: z.string(), extract: z.string() })
export type SearchHit = z.infer<typeof searchHit>

/** What is offered while somebody types: enough of its card to say its price, its date or its month beside it. */
export const suggestion = z.looseObject({
  id,
  kind: z.string(),
  url: z.string(),
  title: z.string(),
  title_marked: z.string(),
  category: z.string().nullable(),
  laboratory: z.string().nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

export const searchAnswer = z.object({
  data: z.array(searchHit),
  meta: pageMeta.extend({
    /** How many of each kind, whatever kind is asked for. */
    counts: z.record(z.string(), z.int()),
    /** Near spellings were looked for too, since nothing answers what was typed to the letter. */
    corrected: z.boolean(),
    /** The nearest titles, when nothing was found. */
    suggestions: z.array(suggestion),
    /** What was understood, where near spellings were looked for: « tensiomètre ». */
    understood: z.string().nullable(),
    /** Other words worth trying: near what was found, or part of what was typed where nothing was. */
    close: z.array(z.string()),
    /** Categories and periods of what answers, to narrow it; empty where too much does. */
    facets,
  }),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const suggestionsQuery = z.strictObject({
  q: z.string().max(LONGEST_QUERY).default(''),
  /** Only of this kind; when nothing answers, the nearest titles of it. */
  kind: searchQuery.shape.kind,
})
export const suggestionsAnswer = z.object({
  data: z.array(suggestion),
  meta: z.object({
    total: z.int(),
    counts: z.record(z.string(), z.int()),
    /** What was understood of a near spelling; where nothing answers, other words to try and the nearest titles. */
    understood: z.string().optional(),
    close: z.array(z.string()).optional(),
    nearest: z.array(suggestion).optional(),
  }),
})
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>
