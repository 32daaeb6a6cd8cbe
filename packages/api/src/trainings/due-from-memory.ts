import { parisDay } from '@kiosque/contract/domain/dates'
import { PROGRESS_KINDS, TRAINING_KINDS } from '@kiosque/contract/domain/training-kinds'
import type { Live } from '../content/live.ts'
import { createDayRows } from '../content/row-items.ts'
import { dayText, dueFor } from '../live/due-for.ts'
import type { LiveRow } from '../live/live-row.ts'
import { dayNumber } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import type { Learning } from './learning.ts'
import { DAYS_OF_NO_DAY, MOST_FOLLOWED } from './team.sql.ts'

const LATER_THAN_ANY = 99_991_231

/** The nearest day anybody has for it, which is the order in which trainings are followed. */
const firstDay = (row: LiveRow): number =>
  Math.min(row.due_on ?? row.closes_on ?? LATER_THAN_ANY, row.dues?.[0]?.[1] ?? LATER_THAN_ANY)

const DAY_MS = 86_400_000

/** In the order of their days. Where there are too many, those nearest to today, as `selectFollowed` keeps them. */
function followedOf(rows: readonly LiveRow[], now: Date): LiveRow[] {
  const today = Date.parse(parisDay(now))
  const distance = (row: LiveRow) => {
    const day = firstDay(row)
    return day === LATER_THAN_ANY ? DAYS_OF_NO_DAY : Math.abs(Date.parse(dayText(day)) - today) / DAY_MS
  }
  const kept =
    rows.length <= MOST_FOLLOWED
      ? rows
      : rows.toSorted((a, b) => distance(a) - distance(b) || b.id - a.id).slice(0, MOST_FOLLOWED)
  return kept.toSorted((a, b) => firstDay(a) - firstDay(b) || a.id - b.id)
}

/**
 * Which trainings are obligatory or to be done by a day, for this person, or for anybody of their pharmacy: what
 * `selectFollowed` would look for among all contents, told from memory. No more than it would keep.
 */
export function dueFromMemory(live: Live, { viewer, now }: Learning, whose: 'own' | 'team'): number[] {
  const isSeen = sees(viewer, now.getTime())
  const isTheirs = (row: LiveRow) => whose === 'team' || dueFor(row, viewer).isExpected
  const due = TRAINING_KINDS.flatMap((kind) =>
    live.contents.ofKind(kind).due.filter((row) => isTheirs(row) && isSeen(row)),
  )
  return followedOf(due, now).map(({ id }) => id)
}

/**
 * Films and courses this person has to do, whatever was asked of them and what they began, as far as they see it: all that
 * may wait for them. A quiz that nobody asked of them tells of itself elsewhere.
 */
export function concerning(
  live: Live,
  { viewer, now }: Learning,
  own: Readonly<Record<'assigned' | 'begun', ReadonlySet<number>>>,
): LiveRow[] {
  const isSeen = sees(viewer, now.getTime())
  const due = PROGRESS_KINDS.flatMap((kind) =>
    live.contents.ofKind(kind).due.filter((row) => dueFor(row, viewer).isExpected),
  )
  const theirs = [...own.assigned, ...own.begun].flatMap((id) => live.contents.find(id) ?? [])
  const seen = [...new Set([...due, ...theirs])].filter(
    (row) => isSeen(row) && TRAINING_KINDS.some((kind) => kind === row.kind),
  )
  return followedOf(seen, now)
}

/** The days these rows have for this reader and for them only, by id. */
export const ownDaysIn = (rows: readonly LiveRow[], { viewer }: Pick<Learning, 'viewer'>) =>
  new Map(
    rows.flatMap((row): [number, string][] => {
      const { isOwn, day } = dueFor(row, viewer)
      return isOwn && day !== null ? [[row.id, dayText(day)]] : []
    }),
  )

/** Those whose day has passed, for everybody or for some audience. */
const passedRows = createDayRows(({ newest }, day) => {
  const today = dayNumber(day)
  const hasPassed = ({ due_on, closes_on, dues }: LiveRow) =>
    (due_on !== null && due_on < today) ||
    (closes_on !== null && closes_on < today) ||
    // In the order of their days.
    (dues?.[0]?.[1] ?? today) < today
  return newest.filter(hasPassed)
})

/** Roles differ in a team: the day of any audience may be somebody's. */
export function hasPassedDays(live: Live, { viewer, now }: Learning, today: string): boolean {
  const isSeen = sees(viewer, now.getTime())
  return TRAINING_KINDS.some((kind) => passedRows(live.contents.ofKind(kind), today).some(isSeen))
}
