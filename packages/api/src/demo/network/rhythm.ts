import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'

const HOUR_MS = 3_600_000
/** How far back a life is told, and in how many days it grows by half and more: the portal is used more every month. */
const DAYS_TOLD = 760
const GROWTH_DAYS = 520

/** How much goes on, from Sunday on: Mondays are for catching up, Sundays for whoever is on duty. */
const WEEK = [0.2, 1.5, 1.1, 1, 1.05, 0.95, 0.5]
/** The fifteenth of August empties the network, Christmas nearly. */
const MONTH = [1.05, 1.02, 1, 0.96, 0.88, 0.95, 0.72, 0.45, 1.08, 1.1, 1.08, 0.85]
/** From seven in the morning: before opening, the lull of noon, and the afternoon. */
const HOURS = [0.4, 1, 1.9, 1.8, 1.3, 0.8, 1.1, 1.5, 1.2, 1, 0.8, 0.6, 0.3]
const FIRST_HOUR = 7

export type Random = () => number

/** Draws moments of a year as people live it: growing, week by week, few on Sundays, fewer in August. */
export interface Rhythm {
  /** A moment between two of them, never on a day before the first; null where there is none. */
  between(from: Date, to: Date, random: Random): Date | null
  /** How lively a day is, one being an ordinary one of today. */
  weightOf(day: string): number
}

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

function weightOf(day: string, age: number): number {
  const growth = Math.exp(-age / GROWTH_DAYS)
  const isClosed = /-(01-01|05-01|05-08|07-14|08-15|11-01|11-11|12-25)$/.test(day)
  return growth * (MONTH[Number(day.slice(5, 7)) - 1] ?? 1) * (isClosed ? 0.35 : (WEEK[weekdayOf(day)] ?? 1))
}

/** The hour of a day below which that share of it is past. */
function hourAt(share: number): number {
  const all = HOURS.reduce((sum, weight) => sum + weight, 0)
  let left = share * all
  for (const [index, weight] of HOURS.entries()) {
    if (left < weight) return FIRST_HOUR + index + left / weight
    left -= weight
  }
  return FIRST_HOUR + HOURS.length
}

export function rhythmUntil(now: Date): Rhythm {
  const today = parisDay(now)
  const days = Array.from({ length: DAYS_TOLD }, (_, index) => addDays(today, index - DAYS_TOLD + 1))
  const starts = days.map((day) => startOfParisDay(day).getTime())
  const weights = days.map((day, index) => weightOf(day, DAYS_TOLD - 1 - index))
  // What the days before each one weigh together: a draw is a look into this list.
  const before = [0]
  for (const weight of weights) before.push((before.at(-1) ?? 0) + weight)
  const indexOf = (at: number) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return low
  }
  return {
    weightOf: (day) => weights[days.indexOf(day)] ?? 0,
    between(from, to, random) {
      const first = indexOf(from.getTime())
      const last = indexOf(to.getTime())
      const low = before[first] ?? 0
      const drawn = low + random() * ((before[last + 1] ?? 0) - low)
      let index = first
      let high = last
      while (index < high) {
        const middle = (index + high) >> 1
        if ((before[middle + 1] ?? 0) <= drawn) index = middle + 1
        else high = middle
      }
      const at = (starts[index] ?? 0) + hourAt(random()) * HOUR_MS
      if (at >= from.getTime() && at <= to.getTime()) return new Date(at)
      // A day cut by either end gives what is left of its open hours.
      const opens = Math.max(from.getTime(), (starts[index] ?? 0) + FIRST_HOUR * HOUR_MS)
      const closes = Math.min(to.getTime(), (starts[index] ?? 0) + (FIRST_HOUR + HOURS.length) * HOUR_MS)
      return closes > opens ? new Date(opens + random() * (closes - opens)) : null
    },
  }
}
