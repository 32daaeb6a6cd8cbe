import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { dayInWeek } from '@kiosque/contract/domain/weeks'
import { mondayOf } from '../kit/weeks.ts'

/** One thing of the week, to be ticked with a pen. */
export interface WeekLine {
  title: string
  /** What stands at the end of the title's line: a price, an amount, a day. */
  aside?: string
  /** What it is about, smaller. */
  note?: string
  /** By when, at the end of the note's line. */
  when?: string
}

export type SectionKey = 'recalls' | 'ending' | 'starting' | 'animation' | 'trainings' | 'events' | 'claims'

export interface WeekSection {
  key: SectionKey
  title: string
  /** What the asides are, above them. */
  asides?: string
  lines: readonly WeekLine[]
  /** « et 7 autres offres ». */
  more: (count: number) => string
  /** Said where there is nothing; null where the whole section then leaves. */
  empty: string | null
}

export interface WeeklyPage {
  pharmacy: { id: number; name: string; city: string }
  /** Its Monday. */
  week: string
  reader: string
  at: Date
  sections: readonly WeekSection[]
}

/** The days a page is about, from the day it is made on. */
export interface Week {
  monday: string
  sunday: string
  today: string
  /** A day in words: « jeudi 19 », « 25/11 ». */
  say: (day: string) => string
}

export function weekAt(now: Date): Week {
  const today = parisDay(now)
  const monday = mondayOf(today)
  return { monday, sunday: addDays(monday, 6), today, say: (day) => dayInWeek(day, monday) }
}

/** « et une autre offre », « et 7 autres offres ». */
export const moreOf =
  (one: 'un' | 'une', name: string) =>
  (count: number): string =>
    count === 1 ? `et ${one} autre ${name}` : `et ${count}\u00a0autres ${name}s`

/** « Inès B. »: a page that hangs on a wall says no more of people than it takes to know who. */
export const shortName = ({ first_name, last_name }: { first_name: string; last_name: string }): string => {
  const [initial = ''] = last_name.trim()
  const first = first_name.trim()
  return first === '' ? last_name.trim() : `${first}${initial && `\u00a0${initial.toLocaleUpperCase('fr')}.`}`
}

/** What was given, in one line. */
export const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ')
