import { addDays } from '@kiosque/contract/domain/dates'
import type { Entry } from './calendar-entries.ts'

export interface Warning {
  kind: 'late' | 'crowded' | 'empty'
  /** The day it is about, or the Monday of the week. */
  day: string
  count: number
}

const CROWDED = 3
const SOON_DAYS = 2

/** What an editor should look at: drafts whose day is there, days with too much, weeks to come with nothing. */
export function warningsOf(entries: readonly Entry[], weeks: readonly string[][], today: string): Warning[] {
  const starts = entries.filter((entry) => entry.what !== 'end' && entry.what !== 'period_end')
  const soon = addDays(today, SOON_DAYS)
  const late = starts.filter((entry) => entry.isDraft && entry.first <= soon)
  const warnings: Warning[] = []
  const [firstLate] = late.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  if (firstLate) warnings.push({ kind: 'late', day: firstLate.first, count: late.length })
  for (const week of weeks) {
    for (const day of week.filter((one) => one >= today)) {
      const crowd = starts.filter((entry) => entry.first === day && !entry.isDraft).length
      if (crowd >= CROWDED) warnings.push({ kind: 'crowded', day, count: crowd })
    }
    const [monday = '', sunday] = [week[0], week.at(-1) ?? '']
    const isEmpty = !starts.some((entry) => entry.first >= monday && entry.first <= sunday)
    if (monday > today && isEmpty) warnings.push({ kind: 'empty', day: monday, count: 0 })
  }
  return warnings
}
