import { z } from 'zod'
import { id, instant } from './common.ts'
import { contentFigures, readings, statistics, statisticsQuery } from './statistics.ts'

export const dashboardQuery = statisticsQuery.omit({ zone_id: true })

/** What waits for someone; nothing is listed that does not wait. */
export const todoKeys = [
  'recalls',
  'late_readings',
  'messages',
  'claims',
  'my_drafts',
  'expiring',
  'scheduled_today',
  'unseen',
  'empty_placements',
  'invitations',
  'without_titulaire',
  'quiet_drugstores',
  'tiers_in_reach',
] as const
export type TodoKey = (typeof todoKeys)[number]

export const dashboard = z.object({
  right_id: z.int(),
  todo: z.array(
    z.object({
      key: z.enum(todoKeys),
      count: z.int(),
      /** The first of them by name, to know what it is about. */
      first: z.string().nullable(),
    }),
  ),
  statistics: statistics.pick({ period: true, contents: true, total: true, by_group: true }),
  drugstores: z.object({ active: z.int().nullable(), all: z.int() }),
  readings: readings.pick({ points: true, total: true, trend: true }),
  most_read: z.array(
    contentFigures.pick({ id: true, kind: true, kind_label: true, title: true, reads: true }),
  ),
  /** Searches that found nothing, for those who write. */
  misses: z.array(z.object({ query: z.string(), searches: z.int().nullable() })),
  /** The adviser’s own: those that need a call first. */
  pharmacies: z.array(
    z.object({
      id,
      name: z.string(),
      city: z.string(),
      last_seen_at: instant.nullable(),
      has_titulaire: z.boolean(),
    }),
  ),
})
export type Dashboard = z.infer<typeof dashboard>
