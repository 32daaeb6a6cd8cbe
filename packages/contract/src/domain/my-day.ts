import { addDays } from './dates.ts'

/** What a line of the day must say to be put in its place. */
export interface DayLine {
  type: string
  /** Last day to act, in Paris. */
  due_on: string | null
  /** When it begins, where it has an hour. */
  at?: string | undefined
  is_mandatory: boolean
}

/** Who looks, and when. */
export interface DayMoment {
  now: Date
  /** Today in Paris. */
  today: string
  /** Owners answer for the pharmacy: its money and its team come before their own training. */
  isOwner: boolean
}

export const DAY_PARTS = ['today', 'week', 'later'] as const
export type DayPart = (typeof DAY_PARTS)[number]
export const DAY_PART_LABELS: Record<DayPart, string> = {
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  later: 'Plus tard',
}

/** How many lines are read before one is tired of reading: the others stand below, smaller. */
export const FIRST_LINES = 7

const WEEK_DAYS = 7
/** What begins within two hours is what one gets ready for. */
const SOON_MS = 2 * 3_600_000

/** Someone waits for these, whatever the day: they have no last day of their own. */
const WAITED_FOR: readonly string[] = ['contact_answer', 'team']

const OWNER_ORDER: readonly string[] = [
  'order_closing',
  'event',
  'claim',
  'registration_to_confirm',
  'contact_answer',
  'team',
  'training',
  'quiz',
]
const TEAM_ORDER: readonly string[] = [
  'order_closing',
  'event',
  'registration_to_confirm',
  'training',
  'quiz',
  'contact_answer',
  'claim',
  'team',
]

/** What obliges is for now, and so is what is late. */
export function dayPartOf({ type, due_on, is_mandatory }: DayLine, today: string): DayPart {
  if (is_mandatory || WAITED_FOR.includes(type)) return 'today'
  if (due_on === null) return 'later'
  if (due_on <= today) return 'today'
  return due_on <= addDays(today, WEEK_DAYS) ? 'week' : 'later'
}

const isSoon = ({ type, at }: DayLine, now: Date) =>
  type === 'event' && at !== undefined && Date.parse(at) - now.getTime() <= SOON_MS

function rankOf(line: DayLine, { now, isOwner }: DayMoment): number {
  if (line.type === 'recall') return 0
  if (line.is_mandatory) return 1
  if (isSoon(line, now)) return 2
  const order = isOwner ? OWNER_ORDER : TEAM_ORDER
  const at = order.indexOf(line.type)
  return 3 + (at === -1 ? order.length : at)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
/** The nearest day, then the nearest hour; what has neither, last. */
const whenOf = ({ due_on, at }: DayLine) => `${due_on ?? '9'} ${at ?? ''}`

/**
 * « Ma journée »: what to do today, this week and later, each in the order of somebody who works at a counter. Today goes
 * by what presses; the other days go by their dates. Parts with nothing in them are left out.
 */
export function myDay<Line extends DayLine>(
  lines: readonly Line[],
  moment: DayMoment,
): { part: DayPart; lines: Line[] }[] {
  const byRank = (a: Line, b: Line) => rankOf(a, moment) - rankOf(b, moment)
  const byDay = (a: Line, b: Line) => compare(whenOf(a), whenOf(b))
  return DAY_PARTS.map((part) => ({
    part,
    lines: lines
      .filter((line) => dayPartOf(line, moment.today) === part)
      .toSorted((a, b) => (part === 'today' ? byRank(a, b) || byDay(a, b) : byDay(a, b) || byRank(a, b))),
  })).filter((each) => each.lines.length > 0)
}
