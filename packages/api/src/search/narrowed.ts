import { parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { SearchPeriod } from '@kiosque/contract/wire/search'
import type { Reader } from '../audience/visible-targets.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveRow } from '../live/live-kind.ts'
import { sees } from '../live/sees.ts'
import type { Narrowing } from './search.sql.ts'

interface Who {
  viewer: Reader | null
  now: Date
}

interface Asked {
  kind?: string | undefined
  category?: string | undefined
  period?: SearchPeriod | undefined
}

const MONTH_MS = 30 * 24 * 3600 * 1000

function startOf(period: SearchPeriod, now: Date): number {
  if (period === 'month') return now.getTime() - MONTH_MS
  return startOfParisDay(`${parisDay(now).slice(0, 4)}-01-01`).getTime()
}

const categoryOf = ({ group }: LiveRow): string | null =>
  group.values.find((value) => value.startsWith('category='))?.slice('category='.length) ?? null

/** Whether a content is of the category and the period asked for. */
export function passing({ category, period }: Asked, now: Date): (row: LiveRow) => boolean {
  const since = period === undefined ? -Infinity : startOf(period, now)
  return (row) => row.sort_at >= since && (category === undefined || categoryOf(row) === category)
}

function seenAmong(ids: Int32Array, contents: LiveContents, { viewer, now }: Who): LiveRow[] {
  const isSeen = sees(viewer, now.getTime())
  const rows: LiveRow[] = []
  for (const id of ids) {
    const row = contents.find(id)
    if (row !== undefined && isSeen(row)) rows.push(row)
  }
  return rows
}

/** How many of each kind pass. */
export function countsOfPassing(
  ids: Int32Array,
  contents: LiveContents,
  who: Who,
  passes: (row: LiveRow) => boolean,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of seenAmong(ids, contents, who))
    if (passes(row)) counts[row.kind] = (counts[row.kind] ?? 0) + 1
  return counts
}

/** What each filter would leave: counted among what the other one lets through. */
export function narrowingOf(ids: Int32Array, contents: LiveContents, who: Who, asked: Asked): Narrowing {
  const inPeriod = passing({ period: asked.period }, who.now)
  const inCategory = passing({ category: asked.category }, who.now)
  const [month, year] = [startOf('month', who.now), startOf('year', who.now)]
  const categories = new Map<string, number>()
  const periods = { month: 0, year: 0 }
  for (const row of seenAmong(ids, contents, who)) {
    if (asked.kind !== undefined && row.kind !== asked.kind) continue
    const category = categoryOf(row)
    if (category !== null && inPeriod(row)) {
      const name = `${row.kind}/${category}`
      categories.set(name, (categories.get(name) ?? 0) + 1)
    }
    if (!inCategory(row)) continue
    if (row.sort_at >= month) periods.month += 1
    if (row.sort_at >= year) periods.year += 1
  }
  return { categories, periods }
}
