import { z } from 'zod'
import { id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'

/** A count of people; null is « moins de 5 » (or nothing to compare, for a rate in percent). */
const figure = z.int().nullable()
const day = z.iso.date()

const scope = {
  /** The last 7 or 28 days, or the last 364: whole weeks, so that days of the week weigh the same. */
  period: z
    .enum(['7', '28', '364'], 'Choisissez 7, 28 ou 364 jours.')
    .default('28')
    .transform((text) => Number(text) as 7 | 28 | 364),
  zone_id: idParam.optional(),
}
const kind = z.string().max(60).optional()

export const statisticsQuery = z.strictObject(scope)
export const readingsQuery = z.strictObject({ ...scope, kind })
export const contentStatisticsQuery = z.strictObject({
  ...scope,
  kind,
  q: z.string().max(200).optional(),
  sort: z.enum(['reads', '-reads', 'downloads', '-downloads', 'date', '-date']).default('-reads'),
  ...pageQuery,
})
export const contentStatisticsExportQuery = contentStatisticsQuery.omit({ page: true, per_page: true })
export const unreadQuery = z.strictObject({ ...scope, kind, ...pageQuery })
export const unreadExportQuery = z.strictObject({ ...scope, kind })
export const searchMissesQuery = z.strictObject({ period: scope.period, ...pageQuery })
export const searchMissesExportQuery = z.strictObject({ period: scope.period })

const head = {
  period: z.object({ days: z.int(), from: day, to: day }),
  computed_at: instant,
}

/** One line of people: all of them, who came, who read, who downloaded. */
const peopleFigures = {
  people: figure,
  active: figure,
  readers: figure,
  downloaders: figure,
  /** Readers among people, in percent. */
  rate: figure,
}
const peopleLine = z.object({ key: z.string(), label: z.string(), ...peopleFigures })

export const statistics = z.object({
  ...head,
  /** Contents published and inside their window now. */
  contents: z.int(),
  total: z.object(peopleFigures),
  by_group: z.array(peopleLine),
  by_zone: z.array(peopleLine),
  by_role: z.array(peopleLine),
  /** Read rate of each zone (a line of by_zone) and role (a line of by_role). */
  heat: z.array(z.object({ zone: z.string(), rates: z.array(figure) })),
})

const readingPoint = z.object({ from: day, to: day, reads: figure, downloads: figure })
export const readings = z.object({
  ...head,
  points: z.array(readingPoint),
  total: z.object({ reads: figure, downloads: figure }),
  /** Reads against the period before, in percent. */
  trend: figure,
})

export const contentFigures = z.object({
  id,
  kind: z.string(),
  kind_label: z.string(),
  title: z.string(),
  published_at: instant,
  reach: figure,
  reads: figure,
  rate: figure,
  downloads: figure,
})
export const contentFiguresList = z.object({ ...head, data: z.array(contentFigures), meta: pageMeta })

export const searchMiss = z.object({ query: z.string(), searches: figure, last_day: day })
export const searchMissList = listOf(searchMiss)

export const activityWeek = z.object({
  week: day,
  drugstores: figure,
  /** Among the enabled drugstores, in percent. */
  rate: figure,
  visits: figure,
})
export const activity = z.object({ ...head, all_drugstores: z.int(), weeks: z.array(activityWeek) })

const contentLine = z.object({
  key: z.string(),
  label: z.string(),
  reach: figure,
  reads: figure,
  rate: figure,
  downloads: figure,
})
export const contentStatistics = z.object({
  ...head,
  content: z.object({
    id,
    kind: z.string(),
    kind_label: z.string(),
    title: z.string(),
    published_at: instant,
  }),
  total: z.object({ reach: figure, reads: figure, rate: figure, downloads: figure }),
  by_group: z.array(contentLine),
  by_zone: z.array(contentLine),
  by_role: z.array(contentLine),
  points: z.array(readingPoint),
})

export type StatisticsQuery = z.infer<typeof statisticsQuery>
export type ContentStatisticsQuery = z.infer<typeof contentStatisticsQuery>
export type Statistics = z.infer<typeof statistics>
export type Readings = z.infer<typeof readings>
export type ReadingPoint = z.infer<typeof readingPoint>
export type ContentFigures = z.infer<typeof contentFigures>
export type ContentFiguresList = z.infer<typeof contentFiguresList>
export type SearchMissList = z.infer<typeof searchMissList>
export type Activity = z.infer<typeof activity>
export type ContentStatistics = z.infer<typeof contentStatistics>
