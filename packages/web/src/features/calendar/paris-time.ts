import { parisTime } from '@kiosque/contract/domain/paris-clock'

/** The instant a wall clock in Paris shows this day and time; an hour that summer skips is the next one. */
export function parisInstant(day: string, time: string): string {
  const utc = Date.parse(`${day}T${time}:00Z`)
  for (const hours of [1, 2]) {
    const tried = new Date(utc - hours * 3_600_000)
    if (parisTime(tried) === time) return tried.toISOString()
  }
  return new Date(utc - 3_600_000).toISOString()
}
