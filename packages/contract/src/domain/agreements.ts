/** A step of a yearly agreement: what one must buy in the year, and what is given back of it. */
export interface Tier {
  title: string
  /** In cents, without tax. */
  threshold: number
  /** In percent of the whole year. */
  rate: number
}

/** As the editor wrote them, from the lowest; one that lacks its amount or its rate is no step yet. */
export function tiersOf(written: unknown): Tier[] {
  const rows = Array.isArray(written) ? (written as Partial<Tier>[]) : []
  return rows
    .flatMap(({ title, threshold, rate }, index) =>
      typeof threshold === 'number' && typeof rate === 'number' && threshold > 0
        ? [{ title: title || `Palier ${index + 1}`, threshold, rate }]
        : [],
    )
    .toSorted((a, b) => a.threshold - b.threshold)
}

/** What is given back of an amount, in cents, half up. */
export const rebateOf = (amount: number, rate: number): number =>
  Math.max(0, Math.floor((amount * Math.round(rate * 100) + 5_000) / 10_000))

export interface Standing {
  /** The step reached, by rank; -1 before the first. */
  reached: number
  current: Tier | null
  next: Tier | null
  /** What the next step still asks for; null once the last is reached. */
  missing: number | null
  /** What the year so far gives back, should nothing more be bought. */
  earned: number
}

export function standingOf(tiers: readonly Tier[], amount: number): Standing {
  const reached = tiers.findLastIndex(({ threshold }) => amount >= threshold)
  const current = tiers[reached] ?? null
  const next = tiers[reached + 1] ?? null
  return {
    reached,
    current,
    next,
    missing: next === null ? null : next.threshold - amount,
    earned: current === null ? 0 : rebateOf(amount, current.rate),
  }
}

/** How far the next step is, in whole percents: 99 at most before it is reached. */
export function progressTo(tiers: readonly Tier[], amount: number): number | null {
  if (tiers.length === 0) return null
  const { next } = standingOf(tiers, amount)
  if (next === null) return 100
  return Math.min(99, Math.max(0, Math.floor((amount / next.threshold) * 100)))
}

export const cumulated = (months: readonly number[]): number[] => {
  let total = 0
  return months.map((amount) => (total += amount))
}
