import { addDays } from '@kiosque/contract/domain/dates'
import { formatMonth } from '../../lib/format.ts'

export interface MonthPeriod {
  label: string
  period_starts_on: string
  period_ends_on: string
}

/** The months of a period, its first and last cut to it: « octobre 2026 ». */
export function monthsOf(from: string, to: string): MonthPeriod[] {
  const months: MonthPeriod[] = []
  for (let start = from; start <= to;) {
    const [year = 0, month = 1] = start.split('-').map(Number)
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    const end = last < to ? last : to
    const label = formatMonth(`${start}T12:00:00Z`)
    months.push({
      label: label.charAt(0).toUpperCase() + label.slice(1),
      period_starts_on: start,
      period_ends_on: end,
    })
    start = addDays(end, 1)
  }
  return months
}
