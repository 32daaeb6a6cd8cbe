import { z } from 'zod'
import { kindOf } from '../kinds/registry.ts'
import { flag, id, instant } from './common.ts'

const MOST_DAYS = 92
const day = z.iso.date('Cette date n’est pas valable.')

export const calendarQuery = z
  .strictObject({
    from: day,
    to: day,
    kind: z
      .string()
      .max(600)
      .transform((value) => [...new Set(value.split(','))])
      .refine((keys) => keys.every((key) => kindOf(key) !== null), 'Cette rubrique n’existe pas.')
      .optional(),
    zone: z
      .string()
      .regex(/^[1-9][0-9]{0,8}$/, 'Ce filtre n’est pas valable.')
      .optional(),
    author: z
      .string()
      .regex(/^[1-9][0-9]{0,8}$/, 'Ce filtre n’est pas valable.')
      .optional(),
    mine: flag.optional(),
  })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
    if (days < 0) issue('La date de fin doit suivre la date de début.')
    if (days > MOST_DAYS) issue(`${MOST_DAYS} jours au plus.`)
  })
export type CalendarQuery = z.infer<typeof calendarQuery>

export const calendarItem = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  phase: z.enum(['draft', 'archived', 'scheduled', 'live', 'ended']),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  published_at: instant.nullable(),
  /** The days it is about, where its kind has a period: a campaign, an offer. */
  period_start: z.string().nullable(),
  period_end: z.string().nullable(),
  zones: z.array(z.int()),
  version: z.int(),
  updated_by: z.string().nullable(),
})
export type CalendarItem = z.infer<typeof calendarItem>

export const calendarAnswer = z.object({
  items: z.array(calendarItem),
  /** More than can be shown: narrow the filters. */
  truncated: z.boolean(),
  /** Drafts without any date yet, the latest first. */
  undated: z.object({ total: z.int(), items: z.array(calendarItem) }),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>
