import { addDays } from '@kiosque/contract/domain/dates'

/** Nobody meets on a Sunday: what falls on a week-end is on the Monday after. */
export function workingDay(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
