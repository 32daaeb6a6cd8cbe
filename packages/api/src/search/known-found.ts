import { parisDay } from '@kiosque/contract/domain/dates'
import type { SearchPeriod } from '@kiosque/contract/wire/search'
import type { Reader } from '../audience/visible-targets.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveRow } from '../live/live-row.ts'
import { countFor, countsOf, type TargetCounts } from '../live/live-counts.ts'
import { dayNumber } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import type { Find } from './finds.ts'
import { foundRow, foundRows, KINDS, kindSlot } from './found-rows.ts'
import { countsOfPassing, narrowingOf, passing } from './narrowed.ts'
import type { Found, Scored } from './search.sql.ts'

/** What of it is shown: of one kind, a page, narrowed. */
export interface Page {
  kind: string | undefined
  limit: number
  offset: number
  category?: string | undefined
  period?: SearchPeriod | undefined
  /** Whether what it may be narrowed by is told: a suggestion and another search to try ask for none of it. */
  isNarrowable?: boolean
}

interface Who {
  viewer: Reader | null
  now: Date
}

/** Where more answer, they are not looked at one by one: another word narrows them better. */
const MOST_NARROWED = 2_000

/** What this reader sees of what answers: how many of each kind, and one page, best first, then the newest. */
export async function foundIn(find: Find, contents: LiveContents, who: Who, page: Page): Promise<Found> {
  // Where something changed after it was found, it is counted and sorted for this answer alone.
  const { version } = find
  const isCurrent = () => version === contents.version
  const { ids, best, isBestAll } = await find.answering()
  await contents.refresh()
  const isNarrowed = page.category !== undefined || page.period !== undefined
  // Of few, what narrows a search is counted anyway, and says how many of each kind.
  const areSummed = ids.length <= MOST_NARROWED && (isNarrowed || page.isNarrowable === true)
  const counts = areSummed
    ? countsOfPassing(ids, contents, who, {}, isCurrent())
    : countsByKind(ids, contents, who, isCurrent())
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return { counts, ids: [] }
  if (isNarrowed) {
    const passes = passing(page, who.now)
    const scored = await find.all()
    const narrowing = narrowingOf(ids, contents, who, page, isCurrent())
    return {
      counts: countsOfPassing(ids, contents, who, page, isCurrent()),
      ids: pageIn(scored, contents, who, page, isCurrent(), passes),
      narrowing,
    }
  }
  const narrowing =
    page.isNarrowable !== true || total > MOST_NARROWED
      ? {}
      : { narrowing: narrowingOf(ids, contents, who, page, isCurrent()) }
  // To score all that answers costs by how many that is, whoever reads: the best of them are looked for first.
  if (!isBestAll && total > page.offset + page.limit) {
    const first = pageIn(best, contents, who, page, isCurrent())
    if (first.length === page.limit) return { counts, ids: first, ...narrowing }
  }
  return { counts, ids: pageIn(await find.all(), contents, who, page, isCurrent()), ...narrowing }
}

/** How many of each kind this reader sees. */
function countsByKind(
  ids: Int32Array,
  contents: LiveContents,
  who: Who,
  isCurrent: boolean,
): Record<string, number> {
  const seen = countFor(countsOfFind(ids, contents, who.now.getTime(), isCurrent), who.viewer, KINDS.length)
  return Object.fromEntries(
    KINDS.map((key, slot) => [key, seen[slot] ?? 0] as const).filter(([, count]) => count > 0),
  )
}

const keptCounts = new WeakMap<Int32Array, { from: number; counts: TargetCounts }>()

/** What answers, counted by target and kind: once for everybody, until something of it changes. */
function countsOfFind(ids: Int32Array, contents: LiveContents, at: number, isCurrent: boolean): TargetCounts {
  const known = isCurrent ? keptCounts.get(ids) : undefined
  if (known !== undefined && at >= known.from && at < known.counts.next) return known.counts
  const counts = countsOf(foundRows(ids, contents), at, (row) => kindSlot(row.kind))
  if (isCurrent) keptCounts.set(ids, { from: at, counts })
  return counts
}

const orders = new WeakMap<Scored, { today: number; rows: LiveRow[] }>()

/** What is over comes after what is as good and goes on: an offer of last month is seldom the one looked for. */
const OVER = 0.5

/** Best first, then the newest: sorted once for everybody, each day. */
function orderOf(scored: Scored, contents: LiveContents, today: number, isCurrent: boolean): LiveRow[] {
  const known = isCurrent ? orders.get(scored) : undefined
  if (known?.today === today) return known.rows
  const { ids, scores } = scored
  const ranked: { row: LiveRow; score: number }[] = []
  for (let at = 0; at < ids.length; at++) {
    const row = foundRow(ids[at], contents)
    if (row === undefined) continue
    const isOver = row.period_end !== null && row.period_end < today
    ranked.push({ row, score: (scores[at] ?? 0) - (isOver ? OVER : 0) })
  }
  const rows = ranked
    .toSorted((a, b) => b.score - a.score || b.row.sort_at - a.row.sort_at || b.row.id - a.row.id)
    .map(({ row }) => row)
  if (isCurrent) orders.set(scored, { today, rows })
  return rows
}

function pageIn(
  scored: Scored,
  contents: LiveContents,
  { viewer, now }: Who,
  page: Page,
  isCurrent: boolean,
  passes: (row: LiveRow) => boolean = () => true,
): number[] {
  // Events may fill a page by themselves.
  if (page.limit <= 0) return []
  const isSeen = sees(viewer, now.getTime())
  const ids: number[] = []
  let passed = 0
  for (const row of orderOf(scored, contents, dayNumber(parisDay(now)), isCurrent)) {
    if ((page.kind !== undefined && row.kind !== page.kind) || !isSeen(row) || !passes(row)) continue
    if (passed >= page.offset) ids.push(row.id)
    passed += 1
    if (ids.length >= page.limit) break
  }
  return ids
}
