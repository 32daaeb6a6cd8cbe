import { normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { maskedRate, maskParts, type Figure } from '@kiosque/contract/domain/masking'
import { allKinds, kindOf } from '@kiosque/contract/kinds/registry'
import type {
  ContentFigures,
  ContentFiguresList,
  ContentStatistics,
  ContentStatisticsQuery,
} from '@kiosque/contract/wire/statistics'
import { fold } from '@kiosque/contract/domain/slug'
import { audienceChoicesOf } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { breakdownOf, totalOf, type Line } from './breakdown.ts'
import {
  countContents,
  countNeverRead,
  selectClosedDay,
  selectContentPage,
  selectNeverRead,
  selectOneContent,
  selectSeries,
  selectZoneFigures,
  type ContentFilter,
  type ContentRow,
  type ZoneFigures,
} from './figures.sql.ts'
import { selectContentCells, selectReachByZone, type ContentMetric } from './people.sql.ts'
import { headOf, type Scope } from './scope.ts'
import { pointsOf } from './series.ts'
import { demandKind } from './statistics.service.ts'

type Page = { page: number; per_page: number }
type Filters = Pick<ContentStatisticsQuery, 'kind' | 'q'>

const METRICS: readonly ContentMetric[] = ['reach', 'reads', 'downloads']
const ALL_KINDS = allKinds.map((kind) => kind.key)
/** What has no page of its own is never opened: nothing to reproach it with. */
const OPENED_KINDS = allKinds.filter((kind) => kind.has_detail).map((kind) => kind.key)

async function filterOf(
  db: Db,
  scope: Scope,
  { kind, q }: Filters,
  kinds = ALL_KINDS,
): Promise<ContentFilter> {
  demandKind(kind)
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return {
    closed: await selectClosedDay(db),
    from: scope.from,
    now: scope.now,
    zones: scope.zones,
    kinds: kind === undefined ? kinds : kinds.filter((key) => key === kind),
    words,
  }
}

/** Contents in the order of what people read, or the other way round. */
export async function listContentFigures(
  db: Db,
  scope: Scope,
  query: Filters & Page & { sort: string },
): Promise<ContentFiguresList> {
  const filter = await filterOf(db, scope, query)
  const rows = await selectContentPage(db, filter, query.sort, limits(query))
  return listOf(scope, await present(db, scope, filter, rows), query, await countContents(db, filter))
}

/** « Ce que personne ne lit »: shown since before the period, never opened. */
export async function listNeverRead(
  db: Db,
  scope: Scope,
  query: Filters & Page,
): Promise<ContentFiguresList> {
  const filter = await filterOf(db, scope, query, OPENED_KINDS)
  const rows = await selectNeverRead(db, filter, limits(query))
  return listOf(scope, await present(db, scope, filter, rows), query, await countNeverRead(db, filter))
}

const limits = ({ page, per_page }: Page) => ({ limit: per_page, offset: (page - 1) * per_page })

function listOf(scope: Scope, data: ContentFigures[], { page, per_page }: Page, total: number) {
  const meta = pageMeta({ page, per_page }, total)
  return { ...headOf(scope), data, meta }
}

async function present(
  db: Db,
  scope: Scope,
  filter: ContentFilter,
  rows: ContentRow[],
): Promise<ContentFigures[]> {
  const figures = await selectZoneFigures(
    db,
    filter.closed,
    filter.from,
    rows.map((row) => row.id),
  )
  const reaches = new Map<string, { zone_id: number; people: number }[]>()
  const presented: ContentFigures[] = []
  for (const row of rows) {
    // Most contents share a few targets: each is asked once.
    const target = normaliseTarget(row.target)
    const key = JSON.stringify(target)
    const byZone = reaches.get(key) ?? (await selectReachByZone(db, target))
    reaches.set(key, byZone)
    const own = figures.filter((figure) => figure.content_id === row.id)
    const reach = inZones(byZone, scope, (zone) => zone.people)
    const of = (metric: keyof Omit<ZoneFigures, 'content_id' | 'zone_id'>) =>
      inZones(own, scope, (zone) => zone[metric])
    presented.push({
      ...cardOf(row),
      reach,
      reads: of('reads'),
      rate: maskedRate(of('readers'), reach),
      downloads: of('downloads'),
    })
  }
  return presented
}

/** Masked over all zones first: asking for one zone after the other must not tell what one of them hides. */
function inZones<Row extends { zone_id: number }>(
  rows: Row[],
  { zones }: Scope,
  value: (row: Row) => number,
): Figure {
  const { parts, total } = maskParts(rows.map(value))
  if (zones === null) return total
  const asked = rows.flatMap((row, index) =>
    zones.includes(row.zone_id) ? [{ shown: parts[index] ?? null, truth: value(row) }] : [],
  )
  return totalOf(
    asked.map(({ shown }) => shown),
    asked.map(({ truth }) => truth),
  )
}

const cardOf = (row: ContentRow) => ({
  id: row.id,
  kind: row.kind,
  kind_label: kindOf(row.kind)?.labels.singular ?? row.kind,
  title: row.title,
  published_at: row.sort_at.toISOString(),
})

/** One content: whom it is for, who read it and downloaded from it, and when. */
export async function contentStatisticsOf(db: Db, id: number, scope: Scope): Promise<ContentStatistics> {
  const row = await selectOneContent(db, id, ALL_KINDS)
  if (!row) throw notFound()
  const target: Target = normaliseTarget(row.target)
  const { zones } = await audienceChoicesOf(db)
  const cells = await selectContentCells(db, target, id)
  const { total, byGroup, byZone, byRole } = breakdownOf(cells, METRICS, zones, scope.zones)
  const line = ({ key, label, figures }: Line<ContentMetric>) => ({
    key,
    label,
    ...figures,
    rate: maskedRate(figures.reads, figures.reach),
  })
  const isAimedAt = ({ figures }: Line<ContentMetric>) => figures.reach !== 0
  const series = await selectSeries(db, await selectClosedDay(db), scope.from, {
    contentId: id,
    zones: scope.zones,
  })
  return {
    ...headOf(scope),
    content: cardOf(row),
    total: { ...total, rate: maskedRate(total.reads, total.reach) },
    by_group: byGroup.filter(isAimedAt).map(line),
    by_zone: byZone.filter(isAimedAt).map(line),
    by_role: byRole.filter(isAimedAt).map(line),
    points: pointsOf(series, scope).points,
  }
}
