import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { isWorkingDay } from '@kiosque/contract/domain/working-days'

/** Nobody meets on a Sunday or on a public holiday: what falls there is on the next working day. */
export function workingDay(day: string): string {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return found
}

/** The same, in days counted from the first start. */
export function workingOffset(dayOf: (offset: number) => string, offset: number): number {
  let found = offset
  while (!isWorkingDay(dayOf(found))) found += 1
  return found
}

const HOUR_MS = 3_600_000
const OPENS = 8
const CLOSES = 19

/**
 * Nobody writes in the middle of the night because the demonstration was filled early: what falls there, or on a day off,
 * was written at the end of the working day before. `rank` keeps what was said one after the other in its order.
 */
export function writtenByDay(at: Date, rank = 0): Date {
  let day = parisDay(at)
  const hour = (at.getTime() - startOfParisDay(day).getTime()) / HOUR_MS
  if (isWorkingDay(day) && hour >= OPENS && hour < CLOSES) return at
  if (hour < OPENS) day = addDays(day, -1)
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return new Date(startOfParisDay(day).getTime() + (CLOSES - 0.3 + rank * 0.05) * HOUR_MS)
}
