import { SMALLEST_SHOWN } from './masking.ts'

/** One pharmacy of a cohort, and what it had bought when the cohort was counted. In cents. */
export interface CohortMember {
  id: number
  amount: number
}

/** A cohort as it was counted after one import. */
export interface CohortCount {
  /** The last month counted, from 1. */
  through: number
  members: readonly CohortMember[]
}

export interface Comparison {
  /** How many pharmacies, one's own included. */
  pharmacies: number
  through: number
  /** One's own at the same count, so that the figures compare. */
  own: number
  mean: number
  /** The mean of the most active quarter; null where it would be about too few. */
  top_quarter: number | null
}

/** The three sums a reader can write: all, the most active quarter, and what is left of the first without the second. */
interface Told {
  count: CohortCount
  all: Amounts
  top: Amounts | null
  rest: Amounts | null
}

type Amounts = ReadonlyMap<number, number>

const amountsOf = (members: readonly CohortMember[]): Amounts =>
  new Map(members.map(({ id, amount }) => [id, amount]))

const meanOf = (amounts: Amounts) =>
  Math.round([...amounts.values()].reduce((all, amount) => all + amount, 0) / amounts.size)

/** How many pharmacies of others tell two sums apart. */
export function strangersBetween(a: Amounts, b: Amounts, own: ReadonlySet<number>): number {
  const ids = new Set([...a.keys(), ...b.keys()])
  return [...ids].filter((id) => !own.has(id) && a.get(id) !== b.get(id)).length
}

const isSafe = (strangers: number) => strangers === 0 || strangers >= SMALLEST_SHOWN
const others = (amounts: Amounts, own: ReadonlySet<number>) =>
  [...amounts.keys()].filter((id) => !own.has(id)).length

/**
 * What an owner is told of their cohort: sums over five pharmacies of others at least, and whose difference with any
 * sum told before (the month before, the same month before a correction, a pharmacy more or less) is again about
 * five at least or about none. Where it is not, the count told before stays.
 */
export function toldComparisons(counts: readonly CohortCount[], own: ReadonlySet<number>): Told[] {
  const told: Told[] = []
  for (const count of counts) {
    const all = amountsOf(count.members)
    const isTold =
      others(all, own) >= SMALLEST_SHOWN &&
      told.every((earlier) => isSafe(strangersBetween(all, earlier.all, own)))
    if (!isTold) continue
    const ranked = count.members.toSorted((a, b) => b.amount - a.amount || a.id - b.id)
    const quarter = Math.floor(ranked.length / 4)
    const parts = { top: amountsOf(ranked.slice(0, quarter)), rest: amountsOf(ranked.slice(quarter)) }
    const arePartsTold = (['top', 'rest'] as const).every(
      (part) =>
        others(parts[part], own) >= SMALLEST_SHOWN &&
        told.every(({ [part]: earlier }) => !earlier || isSafe(strangersBetween(parts[part], earlier, own))),
    )
    told.push({ count, all, ...(arePartsTold ? parts : { top: null, rest: null }) })
  }
  return told
}

/** The latest of what may be told; null while there are too few to be told of. */
export function comparisonFor(
  counts: readonly CohortCount[],
  own: ReadonlySet<number>,
  mine: number,
): Comparison | null {
  const last = toldComparisons(counts, own).at(-1)
  if (!last) return null
  return {
    pharmacies: last.all.size,
    through: last.count.through,
    own: last.all.get(mine) ?? 0,
    mean: meanOf(last.all),
    top_quarter: last.top && meanOf(last.top),
  }
}

/** How finely pharmacies are compared. One of these for a laboratory and a year: cohorts never overlap. */
export const COHORT_LEVELS = ['group_size', 'size', 'network'] as const
export type CohortLevel = (typeof COHORT_LEVELS)[number]

export interface Comparable extends CohortMember {
  group: number
  /** What it buys in a year from everybody: its size. */
  volume: number
}

const SIZES = ['S', 'M', 'L'] as const

/** Each in exactly one cohort, by its key: « 0 M » is group 0, middle size. */
export function cohortsAt(
  level: CohortLevel,
  pharmacies: readonly Comparable[],
): Map<string, CohortMember[]> {
  const bySize = pharmacies.toSorted((a, b) => a.volume - b.volume || a.id - b.id)
  const cohorts = new Map<string, CohortMember[]>()
  for (const [rank, { id, amount, group }] of bySize.entries()) {
    const size = SIZES[Math.floor((rank * SIZES.length) / bySize.length)] ?? 'M'
    const key = level === 'network' ? '' : level === 'size' ? size : `${group} ${size}`
    cohorts.set(key, [...(cohorts.get(key) ?? []), { id, amount }])
  }
  return cohorts
}

/** The finest level where each pharmacy has five others beside it; the whole network otherwise. */
export function finestLevel(pharmacies: readonly Comparable[]): CohortLevel {
  const isEnough = (level: CohortLevel) =>
    [...cohortsAt(level, pharmacies).values()].every(({ length }) => length > SMALLEST_SHOWN)
  return COHORT_LEVELS.find(isEnough) ?? 'network'
}
