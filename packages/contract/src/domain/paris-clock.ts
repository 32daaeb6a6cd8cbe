import { whenNeeded } from './when-needed.ts'

/**
 * What the clocks and calendars on the walls of Paris say. Intl knows it too, but a browser takes 40 ms to get Intl ready
 * the first time anything is asked of it, and a telephone four times that, before the first page can be drawn. The rule
 * is short, and a test holds it to Intl hour by hour.
 */
const HOUR_MS = 3_600_000
/** Since this year summer begins on the last Sunday of March and ends on that of October, at one o’clock UTC. */
const RULE_SINCE = Date.UTC(1996, 0, 1)

function lastSundayAtOne(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

let known = { year: 0, begins: 0, ends: 0 }

function isSummer(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear()
  if (known.year !== year) known = { year, begins: lastSundayAtOne(year, 2), ends: lastSundayAtOne(year, 9) }
  return ms >= known.begins && ms < known.ends
}

const old = whenNeeded(
  () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' }),
)

/** A date whose UTC fields are those of the wall clock in Paris at this instant. */
export function parisWall(instant: string | Date): Date {
  const ms = typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
  if (Number.isNaN(ms)) throw new RangeError('Cette date n’est pas valable.')
  if (ms < RULE_SINCE) return new Date(`${old().format(ms).replace(' ', 'T')}Z`)
  return new Date(ms + (isSummer(ms) ? 2 : 1) * HOUR_MS)
}

/** 07:30. */
export const parisTime = (instant: string | Date): string => parisWall(instant).toISOString().slice(11, 16)
