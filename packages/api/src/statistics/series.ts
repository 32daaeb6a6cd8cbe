import { addDays } from '@kiosque/contract/domain/dates'
import { maskParts } from '@kiosque/contract/domain/masking'
import type { ReadingPoint } from '@kiosque/contract/wire/statistics'
import type { SeriesRow } from './figures.sql.ts'
import type { Scope } from './scope.ts'

/** Day by day up to 28 days, then week by week: one point each, also where nothing happened. */
export function pointsOf(rows: readonly SeriesRow[], { from, days }: Pick<Scope, 'from' | 'days'>) {
  const step = days > 28 ? 7 : 1
  const buckets = Array.from({ length: Math.ceil(days / step) }, (_, index) => ({
    from: addDays(from, index * step),
    to: addDays(from, index * step + step - 1),
  }))
  const within = (bucket: { from: string; to: string }, metric: 'reads' | 'downloads') =>
    rows
      .filter((row) => row.day >= bucket.from && row.day <= bucket.to)
      .reduce((sum, row) => sum + row[metric], 0)
  const reads = maskParts(buckets.map((bucket) => within(bucket, 'reads')))
  const downloads = maskParts(buckets.map((bucket) => within(bucket, 'downloads')))
  const points: ReadingPoint[] = buckets.map((bucket, index) => ({
    ...bucket,
    reads: reads.parts[index] ?? null,
    downloads: downloads.parts[index] ?? null,
  }))
  return { points, total: { reads: reads.total, downloads: downloads.total } }
}
