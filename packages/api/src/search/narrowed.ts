import { parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { SearchPeriod } from '@kiosque/contract/wire/search'
import type { Reader } from '../audience/visible-targets.ts'
import { countFor, countsOf, type TargetCounts } from '../live/live-counts.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { FilterGroup, LiveRow } from '../live/live-row.ts'
import { foundRows } from './found-rows.ts'
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

const categories = new WeakMap<FilterGroup, string | null>()

/** Contents of one group share it: looked for once. */
function categoryOf({ group }: Pick<LiveRow, 'group'>): string | null {
  const known = categories.get(group)
  if (known !== undefined) return known
  const entry = group.values.find((value) => value.startsWith('category='))
  const category = entry?.slice('category='.length) ?? null
  categories.set(group, category)
  return category
}

/** Whether a content is of the category and the period asked for. */
export function passing({ category, period }: Asked, now: Date): (row: LiveRow) => boolean {
  const since = period === undefined ? -Infinity : startOf(period, now)
  return (row) => row.sort_at >= since && (category === undefined || categoryOf(row) === category)
}

/** What the contents that answer are counted by: everything a search is narrowed by follows from these. */
interface Slot {
  kind: string
  category: string | null
  periods: Readonly<Record<SearchPeriod, boolean>>
}

interface Sums {
  day: string
  /** Good from one instant until the other: a content is a month old at a moment of its own. */
  from: number
  until: number
  slots: readonly Slot[]
  counts: TargetCounts
}

const kept = new WeakMap<Int32Array, Sums>()

/** Counted by target once for everybody, until something of it changes; not kept where something has changed since it was found. */
function sumsOf(ids: Int32Array, contents: LiveContents, now: Date, isCurrent: boolean): Sums {
  const at = now.getTime()
  const day = parisDay(now)
  const known = isCurrent ? kept.get(ids) : undefined
  if (known?.day === day && at >= known.from && at < known.until) return known
  const [month, year] = [startOf('month', now), startOf('year', now)]
  const slots: Slot[] = []
  const byName = new Map<string, number>()
  // Contents of one group are of one kind and category: for each, its slot by age.
  const byGroup = new Map<FilterGroup, (number | undefined)[]>()
  let until = Infinity
  const slotOf = (row: LiveRow): number => {
    const periods = { month: row.sort_at >= month, year: row.sort_at >= year }
    if (periods.month) until = Math.min(until, row.sort_at + MONTH_MS + 1)
    const ages = byGroup.get(row.group) ?? []
    const age = Number(periods.month) + Number(periods.year) * 2
    const slot = ages[age] ?? namedSlot(row, periods)
    ages[age] = slot
    byGroup.set(row.group, ages)
    return slot
  }
  const namedSlot = (row: LiveRow, periods: Slot['periods']): number => {
    const category = categoryOf(row)
    const name = `${Number(periods.month)}${Number(periods.year)} ${row.kind}/${category ?? ''}`
    const slot = byName.get(name)
    if (slot !== undefined) return slot
    byName.set(name, slots.length)
    return slots.push({ kind: row.kind, category, periods }) - 1
  }
  const counts = countsOf(foundRows(ids, contents), at, slotOf)
  const made = {
    day,
    from: at,
    until: Math.min(until, counts.next),
    slots,
    counts,
  }
  if (isCurrent) kept.set(ids, made)
  return made
}

/** What this reader sees of what answers, by what it may be narrowed by. */
function* seenIn(
  ids: Int32Array,
  contents: LiveContents,
  { viewer, now }: Who,
  isCurrent: boolean,
): Generator<[Slot, number]> {
  const { slots, counts } = sumsOf(ids, contents, now, isCurrent)
  const seen = countFor(counts, viewer, slots.length)
  for (const [at, slot] of slots.entries()) {
    const count = seen[at] ?? 0
    if (count > 0) yield [slot, count]
  }
}

const isOfCategory = ({ category }: Slot, asked: Asked) =>
  asked.category === undefined || asked.category === category
const isOfPeriod = ({ periods }: Slot, { period }: Asked) => period === undefined || periods[period]

/** How many of each kind pass. */
export function countsOfPassing(
  ids: Int32Array,
  contents: LiveContents,
  who: Who,
  asked: Asked,
  isCurrent: boolean,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [slot, count] of seenIn(ids, contents, who, isCurrent))
    if (isOfCategory(slot, asked) && isOfPeriod(slot, asked))
      counts[slot.kind] = (counts[slot.kind] ?? 0) + count
  return counts
}

/** What each filter would leave: counted among what the other one lets through. */
export function narrowingOf(
  ids: Int32Array,
  contents: LiveContents,
  who: Who,
  asked: Asked,
  isCurrent: boolean,
): Narrowing {
  const found = new Map<string, number>()
  const periods = { month: 0, year: 0 }
  for (const [slot, count] of seenIn(ids, contents, who, isCurrent)) {
    const { kind, category } = slot
    if (asked.kind !== undefined && kind !== asked.kind) continue
    if (category !== null && isOfPeriod(slot, asked)) {
      const name = `${kind}/${category}`
      found.set(name, (found.get(name) ?? 0) + count)
    }
    if (!isOfCategory(slot, asked)) continue
    if (slot.periods.month) periods.month += count
    if (slot.periods.year) periods.year += count
  }
  return { categories: found, periods }
}
