import { endOfWeek } from '@kiosque/contract/domain/offer-deadline'
import { THIS_WEEK } from '@kiosque/contract/kinds/define-kind'
import type { Reader } from '../audience/visible-targets.ts'
import type { LiveKind } from './live-kind.ts'
import type { FilterGroup, LiveRow } from './live-row.ts'
import { countFor, countsOf, countsOfKind, hasAnyFor, type TargetCounts } from './live-counts.ts'
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

let thisWeek = { day: '', today: 0, sunday: 0 }

/** A day and the Sunday after it as numbers: every list of every reader asks for those of today. */
function weekOf(day: string): { today: number; sunday: number } {
  if (thisWeek.day !== day) thisWeek = { day, today: dayNumber(day), sunday: dayNumber(endOfWeek(day)) }
  return thisWeek
}

function phaseAt(row: LiveRow, today: number): 0 | 1 | 2 {
  if (row.period_start !== null && row.period_start > today) return 1
  return row.period_end !== null && row.period_end < today ? 2 : 0
}

/** What is to be ordered, or ends, today or later and before the week does: the rule of `nearestDeadline`, on numbers. */
function closesBy({ order_by: order, period_end: end }: LiveRow, today: number, sunday: number): boolean {
  const nearest = order !== null && order >= today && (end === null || order <= end) ? order : end
  return nearest !== null && nearest >= today && nearest <= sunday
}

/** Phases are counted by these numbers; what runs and closes this week has one of its own. */
const CLOSING = 3
const SLOTS = 4

/** Contents of a list that look the same to its filters, and how many they are. */
export interface LiveGroup {
  filter_values: readonly string[]
  phase: Phase | null
  count: number
}

/** How lists of a kind depend on the day: whether it has phases, and the name of its filter that asks for the week. */
export interface Dated {
  hasPhases: boolean
  week: string | null
}

/** Filter group and phase as one number. */
function slotsBy({ today: day }: LiveScope, { hasPhases, week }: Dated): (row: LiveRow) => number {
  const { today, sunday } = weekOf(day)
  const slotOf = (row: LiveRow) => {
    const phase = hasPhases ? phaseAt(row, today) : 0
    return phase === 0 && week !== null && closesBy(row, today, sunday) ? CLOSING : phase
  }
  return (row) => row.group.index * SLOTS + slotOf(row)
}

/** The contents of a kind counted by target, filter group and phase: once for everybody. */
const countsBy = (live: LiveKind, scope: LiveScope, dated: Dated): TargetCounts =>
  countsOfKind(live, scope.now.getTime(), weekOf(scope.today).today, slotsBy(scope, dated))

/** Whether this reader's list of the kind has anything in it. */
export const hasAny = (live: LiveKind, scope: LiveScope, dated: Dated): boolean =>
  hasAnyFor(countsBy(live, scope, dated), scope.viewer)

/** The whole list summed up for this reader, or these rows of it: every total and facet follows from it. */
export function groupsOf(
  live: LiveKind,
  scope: LiveScope,
  dated: Dated,
  among?: readonly LiveRow[],
): LiveGroup[] {
  const { hasPhases, week } = dated
  const known =
    among === undefined
      ? countsBy(live, scope, dated)
      : countsOf(among, scope.now.getTime(), slotsBy(scope, dated))
  const counts = countFor(known, scope.viewer, live.groups.length * SLOTS)
  const found: LiveGroup[] = []
  for (const { index, values } of live.groups) {
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const count = counts[index * SLOTS + slot] ?? 0
      if (count === 0) continue
      const phase = hasPhases ? (PHASES[slot === CLOSING ? 0 : slot] as Phase) : null
      found.push({ filter_values: slot === CLOSING ? withWeek(values, week) : values, phase, count })
    }
  }
  return found
}

const weekly = new WeakMap<readonly string[], readonly string[]>()

/** Said like any other value, so that whatever counts filters counts it too. A kind has one filter of the week. */
export function withWeek(values: readonly string[], week: string | null): readonly string[] {
  const known = weekly.get(values)
  if (known !== undefined) return known
  const made = [...values, `${week}=${THIS_WEEK}`]
  weekly.set(values, made)
  return made
}

/** Values of one filter are alternatives; filters add up. Phases are looked at before, in `inPhases`. */
function passing(
  live: LiveKind,
  filters: Filters,
  day: string,
  week: string | null,
): (row: LiveRow) => boolean {
  const { today, sunday } = weekOf(day)
  const { phase: _, ...others } = filters
  const isWeekAsked = week !== null && others[week] !== undefined
  const stored = Object.entries(others).filter(([name]) => name !== week)
  const wanted = stored.map(([name, values]) => values.map((value) => `${name}=${value}`))
  const passes = ({ values }: FilterGroup) =>
    wanted.every((entries) => entries.some((entry) => values.includes(entry)))
  const groups = wanted.length === 0 ? null : live.groups.map(passes)
  return (row) =>
    (groups === null || groups[row.group.index] === true) &&
    (!isWeekAsked || (phaseAt(row, today) === 0 && closesBy(row, today, sunday)))
}

const phased = new WeakMap<readonly LiveRow[], { today: number; byPhases: Map<string, LiveRow[]> }>()

/** The rows of an order that run, come or are over today: what is over comes first where lists end soonest first. Once a day. */
function inPhases(
  order: readonly LiveRow[],
  phases: readonly string[] | undefined,
  day: string,
): readonly LiveRow[] {
  if (phases === undefined) return order
  const { today } = weekOf(day)
  const before = phased.get(order)
  const known = before?.today === today ? before : { today, byPhases: new Map<string, LiveRow[]>() }
  if (known !== before) phased.set(order, known)
  const wanted = PHASES.filter((phase) => phases.includes(phase))
  const kept = known.byPhases.get(wanted.join())
  if (kept !== undefined) return kept
  const rows = order.filter((row) => wanted.includes(PHASES[phaseAt(row, today)] as Phase))
  known.byPhases.set(wanted.join(), rows)
  return rows
}

interface Wanted {
  filters: Filters
  /** The name of the kind's filter that asks for the week. */
  week: string | null
  /** Only these rows. */
  among?: readonly LiveRow[] | undefined
  limit: number
  offset: number
}

/** The ids of one page, walking the rows in the order given and no further than its end. */
export function pageOf(
  live: LiveKind,
  order: readonly LiveRow[],
  scope: LiveScope,
  { filters, week, among, limit, offset }: Wanted,
): number[] {
  const isSeen = sees(scope.viewer, scope.now.getTime())
  const passes = passing(live, filters, scope.today, week)
  const wanted = among && new Set(among)
  const ids: number[] = []
  let passed = 0
  for (const row of inPhases(order, filters['phase'], scope.today)) {
    if (wanted?.has(row) === false || !passes(row) || !isSeen(row)) continue
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
