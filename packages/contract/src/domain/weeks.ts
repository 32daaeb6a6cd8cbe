import { addDays } from './dates.ts'
import { dayOfMonth, monthName, noonOf, shortWeekday, weekdayName } from './french-days.ts'

const NBSP = '\u00A0'
const DAY_MS = 86_400_000

/** The number of a week by ISO 8601, as French calendars print it: that of the year its Thursday is in. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  const first = noonOf(`${thursday.slice(0, 4)}-01-01`)
  return Math.floor((noonOf(thursday).getTime() - first.getTime()) / DAY_MS / 7) + 1
}

/** « du 16 au 22 novembre 2026 »; the month and the year are said twice only where they differ. */
function datesOf(monday: string): string {
  const sunday = addDays(monday, 6)
  const year = (day: string) => `${NBSP}${day.slice(0, 4)}`
  const month = (day: string) => `${NBSP}${monthName(day)}`
  const isSameYear = monday.slice(0, 4) === sunday.slice(0, 4)
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const from = `${dayOfMonth(monday)}${isSameMonth ? '' : month(monday)}${isSameYear ? '' : year(monday)}`
  return `du${NBSP}${from} au${NBSP}${dayOfMonth(sunday)}${month(sunday)}${year(sunday)}`
}

/** « Semaine 47 · du 16 au 22 novembre 2026 ». */
export const weekText = (monday: string): string => `Semaine${NBSP}${weekNumber(monday)} · ${datesOf(monday)}`

/** « jeudi 19 » for a day of that week, « mer. 25/11 » for another, with its year where that is not the week's. */
export function dayInWeek(day: string, monday: string): string {
  const sunday = addDays(monday, 6)
  if (day >= monday && day <= sunday) return `${weekdayName(day)}${NBSP}${dayOfMonth(day)}`
  const isSameYear = day.slice(0, 4) === monday.slice(0, 4) || day.slice(0, 4) === sunday.slice(0, 4)
  const date = `${day.slice(8)}/${day.slice(5, 7)}${isSameYear ? '' : `/${day.slice(0, 4)}`}`
  return `${shortWeekday(day)}${NBSP}${date}`
}
