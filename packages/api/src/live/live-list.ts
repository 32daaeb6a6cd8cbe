import type { Reader } from '../audience/visible-targets.ts'
import type { FilterGroup, LiveKind, LiveRow } from './live-kind.ts'
import { countFor, countsOfKind } from './live-counts.ts'
import { sees } from './sees.ts'

export type Phase = 'current' | 'coming' | 'past'
const PHASES: readonly Phase[] = ['current', 'coming', 'past']

/** Who reads, at which instant, and which day that is in Paris. */
export interface LiveScope {
  viewer: Reader | null
  now: Date
  today: string
}

/** Filter name → accepted values; `phase` included. */
export type Filters = Readonly<Record<string, readonly string[]>>

export const dayNumber = (day: string) => Number(day.replaceAll('-', ''))

function phaseAt(row: LiveRow, today: number): 0 | 1 | 2 {
  if (row.period_start !== null && row.period_start > today) return 1
  return row.period_end !== null && row.period_end < today ? 2 : 0
}

/** Contents of a list that look the same to its filters, and how many they are. */
export interface LiveGroup {
  filter_values: readonly string[]
  phase: Phase | null
  count: number
}

/** The whole list summed up for this reader: every total and facet follows from it. */
export function groupsOf(live: LiveKind, scope: LiveScope, hasPhases: boolean): LiveGroup[] {
  const today = dayNumber(scope.today)
  const known = countsOfKind(live, scope.now.getTime(), today, (row) => (hasPhases ? phaseAt(row, today) : 0))
  const counts = countFor(known, scope.viewer, live.groups.length * 3)
  const found: LiveGroup[] = []
  for (const { index, values } of live.groups) {
    for (const phase of hasPhases ? [0, 1, 2] : [0]) {
      const count = counts[index * 3 + phase] ?? 0
      if (count > 0)
        found.push({ filter_values: values, phase: hasPhases ? (PHASES[phase] as Phase) : null, count })
    }
  }
  return found
}

/** Values of one filter are alternatives; filters add up. */
function passing(live: LiveKind, filters: Filters, today: number): (row: LiveRow) => boolean {
  const { phase, ...others } = filters
  const wanted = Object.entries(others).map(([name, values]) => values.map((value) => `${name}=${value}`))
  const passes = ({ values }: FilterGroup) =>
    wanted.every((entries) => entries.some((entry) => values.includes(entry)))
  const groups = wanted.length === 0 ? null : live.groups.map(passes)
  return (row) =>
    (groups === null || groups[row.group.index] === true) &&
    (phase === undefined || phase.includes(PHASES[phaseAt(row, today)] as Phase))
}

interface Wanted {
  filters: Filters
  limit: number
  offset: number
}

/** The ids of one page, walking the rows in the order given and no further than its end. */
export function pageOf(
  live: LiveKind,
  order: readonly LiveRow[],
  scope: LiveScope,
  { filters, limit, offset }: Wanted,
): number[] {
  const isSeen = sees(scope.viewer, scope.now.getTime())
  const passes = passing(live, filters, dayNumber(scope.today))
  const ids: number[] = []
  let passed = 0
  for (const row of order) {
    if (!passes(row) || !isSeen(row)) continue
    if (passed >= offset) ids.push(row.id)
    passed += 1
    if (ids.length >= limit) break
  }
  return ids
}

/** Walked by every audience, so made once until the kind changes. */
function keptOrder(make: (live: LiveKind) => LiveRow[]): (live: LiveKind) => readonly LiveRow[] {
  const kept = new WeakMap<LiveKind, { version: number; rows: LiveRow[] }>()
  return (live) => {
    const known = kept.get(live)
    if (known?.version === live.version) return known.rows
    const rows = make(live)
    kept.set(live, { version: live.version, rows })
    return rows
  }
}

/** Pinned first, then newest: the order of most lists. */
export const recentOrder = keptOrder(({ pinned, newest }) => [
  ...pinned,
  ...newest.filter((row) => !row.is_pinned),
])

export const oldestOrder = keptOrder(({ newest }) => newest.toReversed())
