import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { monthName } from '@kiosque/contract/domain/french-days'
import type { EventCard } from '@kiosque/contract/wire/events'

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/
const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** The month of the address, or this one. */
export const readMonth = (text: string | undefined, today: string): string =>
  text !== undefined && MONTH.test(text) ? text : today.slice(0, 7)

export const readDay = (text: string | undefined): string | undefined =>
  text !== undefined && DAY.test(text) ? text : undefined

/** A month later, or earlier. */
export function stepMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1, 12)).toISOString().slice(0, 7)
}

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The weeks that touch a month, Monday first (S9-03). */
export function weeksOf(month: string): string[][] {
  const first = mondayOf(`${month}-01`)
  const next = `${stepMonth(month, 1)}-01`
  const weeks: string[][] = []
  for (let monday = first; monday < next; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
  return weeks
}

/** The days an event takes, in Paris; one that ends at midnight does not take the next. */
export function daysOf(event: Pick<EventCard, 'starts_at' | 'ends_at'>): string[] {
  const last = parisDay(new Date(Date.parse(event.ends_at) - 1))
  const days: string[] = []
  for (let day = parisDay(event.starts_at); day <= last && days.length < 62; day = addDays(day, 1))
    days.push(day)
  return days
}

export function byDay<Event extends Pick<EventCard, 'starts_at' | 'ends_at'>>(
  events: readonly Event[],
): Map<string, Event[]> {
  const found = new Map<string, Event[]>()
  for (const event of events)
    for (const day of daysOf(event)) found.set(day, [...(found.get(day) ?? []), event])
  return found
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** « Novembre 2026 ». */
export const monthTitle = (month: string): string => `${capital(monthName(month))} ${month.slice(0, 4)}`

/** « Cette semaine », « Plus tard en novembre », « Décembre », « Janvier 2027 »: in the order of the list. */
export function groupTitle(startsAt: string, today: string): string {
  const day = parisDay(startsAt)
  const month = day.slice(0, 7)
  if (day < today) return 'En cours'
  if (day < addDays(mondayOf(today), 7)) return 'Cette semaine'
  if (month === today.slice(0, 7)) return `Plus tard en ${monthName(month)}`
  return month.slice(0, 4) === today.slice(0, 4) ? capital(monthName(month)) : monthTitle(month)
}

export function grouped(
  events: readonly EventCard[],
  today: string,
): { title: string; events: EventCard[] }[] {
  const groups: { title: string; events: EventCard[] }[] = []
  for (const event of events) {
    const title = groupTitle(event.starts_at, today)
    const last = groups.at(-1)
    if (last?.title === title) last.events.push(event)
    else groups.push({ title, events: [event] })
  }
  return groups
}
