import { normaliseTarget } from '@kiosque/contract/domain/audience'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { maskedRate, maskFigure, maskParts, SMALLEST_SHOWN } from '@kiosque/contract/domain/masking'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Activity, Readings, SearchMissList, Statistics } from '@kiosque/contract/wire/statistics'
import { audienceChoicesOf } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { invalid } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { selectActivity, selectEnabledByZone } from './activity.sql.ts'
import { breakdownOf, totalOf, type Line } from './breakdown.ts'
import { countLive, countMisses, selectClosedDay, selectMisses, selectSeries } from './figures.sql.ts'
import { selectPeopleCells, type PeopleMetric } from './people.sql.ts'
import { mondayOf } from '../kit/weeks.ts'
import { headOf, startsFrom, type Scope } from './scope.ts'
import { pointsOf } from './series.ts'

const METRICS: readonly PeopleMetric[] = ['people', 'active', 'readers', 'downloaders']

/** Everyone, who came, who read and who downloaded, by group, zone and role. */
export async function statisticsOf(db: Db, scope: Scope): Promise<Statistics> {
  const { zones } = await audienceChoicesOf(db)
  const [cells = [], ...longer] = await selectPeopleCells(db, normaliseTarget({}), startsFrom(scope))
  const {
    total,
    byGroup,
    byZone,
    byRole,
    cells: matrix,
  } = breakdownOf(cells, METRICS, zones, scope.zones, longer)
  const line = ({ key, label, figures }: Line<PeopleMetric>) => ({
    key,
    label,
    ...figures,
    rate: maskedRate(figures.readers, figures.people),
  })
  return {
    ...headOf(scope),
    contents: await countLive(db, scope.now),
    total: { ...total, rate: maskedRate(total.readers, total.people) },
    by_group: byGroup.map(line),
    by_zone: byZone.map(line),
    by_role: byRole.map(line),
    heat: byZone.map((zone, row) => ({
      zone: zone.key,
      rates: (matrix[row] ?? []).map((cell) => maskedRate(cell.readers, cell.people)),
    })),
  }
}

export function demandKind(kind: string | undefined): void {
  if (kind !== undefined && kindOf(kind) === null) throw invalid({ kind: ['Cette rubrique n’existe pas.'] })
}

/** Reads and downloads over time; the trend compares with as many days before. */
export async function readingsOf(db: Db, scope: Scope, kind: string | undefined): Promise<Readings> {
  demandKind(kind)
  const closed = await selectClosedDay(db)
  const before = addDays(scope.from, -scope.days)
  const rows = await selectSeries(db, closed, before, { kind, zones: scope.zones })
  const readsOf = (part: typeof rows) => part.reduce((sum, row) => sum + row.reads, 0)
  const current = readsOf(rows.filter((row) => row.day >= scope.from))
  const previous = readsOf(rows.filter((row) => row.day < scope.from))
  const isTold = current >= SMALLEST_SHOWN && previous >= SMALLEST_SHOWN
  const trend = isTold ? Math.round(((current - previous) / previous) * 100) : null
  return { ...headOf(scope), ...pointsOf(rows, scope), trend }
}

const SHORT_WEEKS = 12

/** Pharmacies that came, week by week: twelve of them, or the year's. */
export async function activityOf(db: Db, scope: Scope): Promise<Activity> {
  const count = scope.days > 28 ? 52 : SHORT_WEEKS
  const current = mondayOf(parisDay(scope.now))
  const weeks = Array.from({ length: count }, (_, index) => addDays(current, 7 * (index + 1 - count)))
  const rows = await selectActivity(db, weeks[0] ?? current)
  const enabled = await selectEnabledByZone(db)
  const isAsked = ({ zone_id }: { zone_id: number }) => scope.zones === null || scope.zones.includes(zone_id)
  const all_drugstores = enabled.filter(isAsked).reduce((sum, zone) => sum + zone.drugstores, 0)
  return {
    ...headOf(scope),
    all_drugstores,
    weeks: weeks.map((week) => {
      const zones = rows.filter((row) => row.week === week)
      // Masked over all zones, so that the answers for each of them do not tell what one hides.
      const { parts } = maskParts(zones.map((row) => row.drugstores))
      const asked = zones.flatMap((row, index) =>
        isAsked(row) ? [{ row, shown: parts[index] ?? null }] : [],
      )
      const figure = totalOf(
        asked.map(({ shown }) => shown),
        asked.map(({ row }) => row.drugstores),
      )
      const visits = asked.reduce((sum, { row }) => sum + row.visits, 0)
      return {
        week,
        drugstores: figure,
        rate: maskedRate(figure, all_drugstores),
        visits: figure === null ? null : maskFigure(visits),
      }
    }),
  }
}

/** What people look for in vain. */
export async function searchMissesOf(
  db: Db,
  from: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<SearchMissList> {
  const rows = await selectMisses(db, from, { limit: per_page, offset: (page - 1) * per_page })
  const total = await countMisses(db, from)
  return {
    data: rows.map((row) => ({
      query: row.query,
      searches: maskFigure(row.searches),
      last_day: row.last_day,
    })),
    meta: pageMeta({ page, per_page }, total),
  }
}
