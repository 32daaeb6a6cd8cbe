import { addDays } from './dates.ts'

/** Where a year may end: never one figure, since nobody knows. In cents. */
export interface Projection {
  low: number
  high: number
  /** The shape of the year before, or the pace of this one where there was none. */
  basis: 'last_year' | 'pace'
}

/** Before this many months a year says nothing of its end. */
export const FEWEST_MONTHS = 3
const MONTHS = 12
/** Four times in five, the year ends inside. */
const EIGHT_IN_TEN = 1.28
/** Even the most regular year may turn: what is left is never known better than this. */
const LEAST_DOUBT = 0.05
/** Ten euros: more digits would pretend to know. */
const ROUND = 1_000

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What each month would bring if it went on as it does: of all twelve, the known ones included. */
function expected(known: readonly number[], lastYear: readonly number[] | null) {
  const before = lastYear?.slice(0, known.length) ?? []
  const after = lastYear?.slice(known.length) ?? []
  if (lastYear !== null && sum(before) > 0 && sum(after) > 0) {
    const growth = Math.max(0, sum(known)) / sum(before)
    return { basis: 'last_year' as const, months: lastYear.map((amount) => amount * growth) }
  }
  const mean = Math.max(0, sum(known)) / known.length
  return { basis: 'pace' as const, months: Array.from({ length: MONTHS }, () => mean) }
}

/** From the months known since January; null when it is too early, or when the year is whole. */
export function projectYear(known: readonly number[], lastYear: readonly number[] | null): Projection | null {
  const left = MONTHS - known.length
  if (known.length < FEWEST_MONTHS || left <= 0) return null
  const { basis, months } = expected(known, lastYear)
  const total = sum(known)
  const rest = Math.max(0, sum(months.slice(known.length)))
  const gaps = known.map((amount, index) => (amount - (months[index] ?? 0)) ** 2)
  const deviation = Math.sqrt(sum(gaps) / (known.length - 1))
  // Each month to come strays by itself, and the pace it is counted from strays too.
  const doubt = EIGHT_IN_TEN * deviation * Math.sqrt(left + (left * left) / known.length)
  const half = Math.max(doubt, rest * LEAST_DOUBT)
  const low = Math.max(total, Math.floor((total + rest - half) / ROUND) * ROUND)
  const high = Math.ceil((total + rest + half) / ROUND) * ROUND
  // A year where nothing was bought projects nothing: two equal ends would be a point.
  return high > low ? { low, high, basis } : null
}

/** The day an amount is passed if the year ends at `end`; null where it is not. */
export function passedOn(
  threshold: number,
  end: number,
  year: number,
  known: readonly number[],
  lastYear: readonly number[] | null,
): string | null {
  const total = sum(known)
  if (end < threshold || total >= threshold) return null
  const months = expected(known, lastYear)
    .months.slice(known.length)
    .map((amount) => Math.max(0, amount))
  const weight = sum(months)
  let reached = total
  for (const [index, month] of months.entries()) {
    const share = weight === 0 ? 1 / months.length : month / weight
    const gain = (end - total) * share
    if (reached + gain >= threshold && gain > 0) {
      const first = `${year}-${String(known.length + index + 1).padStart(2, '0')}-01`
      const length = Number(lastDayOfMonth(year, known.length + index + 1).slice(-2))
      return addDays(first, Math.min(length - 1, Math.floor(((threshold - reached) / gain) * length)))
    }
    reached += gain
  }
  return `${year}-12-31`
}

/** yyyy-MM-dd of the last day of a month, counted from 1. */
export function lastDayOfMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
