import { parisWall } from './paris-clock.ts'

/** Dates as people in France read them; every day is a day in Paris (S9-03). */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/** ISO-8601 only, and a day that exists: JavaScript would read 30 February as 2 March. */
function toDate(instant: string | Date): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  const isReal = typeof instant !== 'string' || isCalendarDay(ISO.exec(instant))
  if (!isReal || Number.isNaN(date.getTime())) throw new RangeError('Cette date n’est pas valable.')
  return date
}

function isCalendarDay(match: RegExpExecArray | null): boolean {
  if (!match) return false
  const day = `${match[1]}-${match[2]}-${match[3]}`
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** dd/MM/yyyy. */
export function formatDay(instant: string | Date): string {
  const [year, month, day] = parisDay(instant).split('-')
  return `${day}/${month}/${year}`
}

/**
 * « Valable du 01/11/2026 au 30/11/2026 ». The window is half-open: an end at midnight in Paris means
 * that the day before is the last one, which counts until 24:00.
 */
export function validityText(startsAt: string | Date | null, endsAt: string | Date | null): string {
  const last = endsAt === null ? null : lastDay(toDate(endsAt))
  if (startsAt !== null && last !== null) return `Valable du ${formatDay(startsAt)} au ${formatDay(last)}`
  if (last !== null) return `Valable jusqu’au ${formatDay(last)}`
  if (startsAt !== null) return `Valable à partir du ${formatDay(startsAt)}`
  return ''
}

/** The last instant inside the window. */
export function lastDay(endsAt: Date): Date {
  return new Date(endsAt.getTime() - 1)
}

/** yyyy-MM-dd of the day it is in Paris. */
export const parisDay = (instant: string | Date): string =>
  parisWall(toDate(instant)).toISOString().slice(0, 10)

/** The instant at which a day begins in Paris, whatever the season. */
export function startOfParisDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`)
  // Paris is one or two hours ahead: try both, keep the one whose wall clock says midnight.
  for (const hours of [2, 1]) {
    const candidate = new Date(utc.getTime() - hours * 3_600_000)
    const isMidnight = parisDay(candidate) === day && parisDay(new Date(candidate.getTime() - 1)) !== day
    if (isMidnight) return candidate
  }
  throw new RangeError('Cette date n’est pas valable.')
}

/** The end, exclusive, of a last day included: the next midnight in Paris. */
export function endOfParisDay(day: string): Date {
  return startOfParisDay(addDays(day, 1))
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days left before the last day: 0 on the last day itself. */
export function daysLeft(endsAt: string | Date, now: Date): number {
  const last = Date.parse(`${parisDay(lastDay(toDate(endsAt)))}T12:00:00Z`)
  return Math.round((last - Date.parse(`${parisDay(now)}T12:00:00Z`)) / 86_400_000)
}
