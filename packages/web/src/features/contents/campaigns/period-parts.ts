import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { formatDate } from '../../../lib/format.ts'

/** Both days count. */
type Period = { start: string; end: string }

const DAY_MS = 24 * 3600 * 1000

/** « Du 01/11 au 10/11 »: the equal parts of a period, in whole days. */
export function partsOf(period: Period, parts: number): string[] {
  const short = (day: string) => formatDate(day).slice(0, 5)
  return Array.from({ length: parts }, (_, part) => {
    const last = addDays(firstDay(period, part + 1, parts), -1)
    return `Du ${short(firstDay(period, part, parts))} au ${short(last)}`
  })
}

/** Which of these parts one is in; before the period none, after it all are done. */
export function stepAt(period: Period, parts: number, now: Date): number | null {
  const today = parisDay(now)
  if (today < period.start) return null
  return Array.from({ length: parts }, (_, part) => firstDay(period, part + 1, parts)).filter(
    (next) => next <= today,
  ).length
}

/** The day the part of that rank begins; the one after the last, the day after the end. */
function firstDay({ start, end }: Period, part: number, parts: number): string {
  const length = startOfParisDay(end).getTime() - startOfParisDay(start).getTime()
  const days = Math.round(length / DAY_MS) + 1
  return addDays(start, Math.round((days * part) / parts))
}
