import { addDays, parisDay } from '@kiosque/contract/domain/dates'

export type CalendarView = 'month' | 'week' | 'list'

/** Monday of the week a day belongs to (S9-03). */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0, 12)).toISOString().slice(0, 10)
}

/** The weeks shown: one, or all those that touch the month. */
export function weeksOf(view: CalendarView, day: string): string[][] {
  const first = view === 'week' ? mondayOf(day) : mondayOf(firstOfMonth(day))
  const last = view === 'week' ? first : mondayOf(lastOfMonth(day))
  const weeks: string[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
  }
  return weeks
}

/** The same place one month or week later or earlier; a month always from its first day. */
export function step(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(mondayOf(day), by * 7)
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + by, 1, 12)).toISOString().slice(0, 10)
}

export function readView(text: string | null): CalendarView {
  return text === 'week' || text === 'list' ? text : 'month'
}

/** A day of the address, or today. */
export function readDay(text: string | null, now: Date): string {
  const isDay =
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`))
  const isReal = isDay && new Date(`${text}T12:00:00Z`).toISOString().startsWith(text)
  return isReal && text >= '2000-01-01' && text <= '2099-12-31' ? text : parisDay(now)
}

/** Whole days from one to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)
