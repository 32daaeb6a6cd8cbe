import { cumulated, progressTo, rebateOf, standingOf, type Tier } from '@kiosque/contract/domain/agreements'
import { lastDayOfMonth, projectYear } from '@kiosque/contract/domain/year-projection'
import type { YearProjection } from '@kiosque/contract/wire/agreements'

/** What is known of one pharmacy and one laboratory: this year up to the last month told, and the year before. */
export interface Figures {
  year: number
  tiers: readonly Tier[]
  /** One amount a month from January; as long as what the laboratory told. */
  months: readonly number[]
  /** As long as what it told of the year before; null where this pharmacy bought nothing then. */
  lastYear: readonly number[] | null
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The year before, whole: only then does it say how a year goes. */
const wholeYear = (months: readonly number[] | null) => (months?.length === 12 ? months : null)

export function amountsOf({ months, lastYear }: Figures) {
  const same = lastYear !== null && lastYear.length >= months.length ? lastYear.slice(0, months.length) : null
  return { amount: sum(months), last_year: same && same.length > 0 ? sum(same) : null }
}

export function presentStanding(figures: Figures) {
  const { year, tiers, months } = figures
  const { amount, last_year } = amountsOf(figures)
  const { current, next, missing, earned } = standingOf(tiers, amount)
  return {
    year,
    amount,
    last_year,
    through: months.length === 0 ? null : lastDayOfMonth(year, months.length),
    tier: current && { title: current.title, rate: current.rate },
    next: next && { ...next, missing: missing ?? 0 },
    progress: progressTo(tiers, amount),
    earned,
  }
}

/** Where the year may end, in money and in tiers; the two ends of a range, never a point. */
export function projectionOf({ tiers, months, lastYear }: Figures): YearProjection | null {
  const projected = projectYear(months, wholeYear(lastYear))
  if (projected === null) return null
  const at = (amount: number) => {
    const { current } = standingOf(tiers, amount)
    return { rebate: current ? rebateOf(amount, current.rate) : 0, tier: current?.title ?? null }
  }
  const [low, high] = [at(projected.low), at(projected.high)]
  return {
    ...projected,
    low_rebate: low.rebate,
    high_rebate: high.rebate,
    low_tier: low.tier,
    high_tier: high.tier,
  }
}

/** Twelve lines, known or not. */
export function presentMonths({ months, lastYear }: Figures) {
  const reached = cumulated(months)
  const before = lastYear ?? []
  const reachedBefore = cumulated(before)
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    amount: months[index] ?? null,
    cumulative: reached[index] ?? null,
    last_year: before[index] ?? null,
    last_year_cumulative: reachedBefore[index] ?? null,
  }))
}

export function presentTiers({ year, tiers, months }: Figures) {
  const reached = cumulated(months)
  const amount = reached.at(-1) ?? 0
  return tiers.map((tier) => {
    // The last time it was passed: a month of returns may take it back below.
    const below = reached.findLastIndex((total) => total < tier.threshold)
    const isReached = amount >= tier.threshold
    return {
      ...tier,
      missing: isReached ? 0 : tier.threshold - amount,
      reached_in: isReached ? `${year}-${String(below + 2).padStart(2, '0')}-01` : null,
    }
  })
}
