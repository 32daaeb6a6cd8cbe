import { TRAINING_KINDS } from '@kiosque/contract/domain/training-kinds'
import type { Live } from '../content/live.ts'
import { dueFor } from '../live/due-for.ts'
import type { LiveRow } from '../live/live-kind.ts'
import { sees } from '../live/sees.ts'
import type { Learning } from './learning.ts'
import { MOST_FOLLOWED } from './team.sql.ts'

const LATER_THAN_ANY = 99_991_231

/** The nearest day anybody has for it, which is the order in which trainings are followed. */
const firstDay = (row: LiveRow): number =>
  Math.min(row.due_on ?? row.closes_on ?? LATER_THAN_ANY, row.dues?.[0]?.[1] ?? LATER_THAN_ANY)

/**
 * Which trainings are obligatory or to be done by a day, for this person, or for anybody of their pharmacy: what
 * `selectFollowed` would look for among all contents, told from memory. No more than it would keep.
 */
export function dueFromMemory(live: Live, { viewer, now }: Learning, whose: 'own' | 'team'): number[] {
  const isSeen = sees(viewer, now.getTime())
  const isTheirs = (row: LiveRow) => whose === 'team' || dueFor(row, viewer).isExpected
  return TRAINING_KINDS.flatMap((kind) =>
    live.contents.ofKind(kind).due.filter((row) => isTheirs(row) && isSeen(row)),
  )
    .toSorted((a, b) => firstDay(a) - firstDay(b) || a.id - b.id)
    .slice(0, MOST_FOLLOWED)
    .map(({ id }) => id)
}

/** Roles differ in a team: the day of any audience may be somebody's. */
export function hasPassedDays(live: Live, { viewer, now }: Learning, today: number): boolean {
  const isSeen = sees(viewer, now.getTime())
  const hasPassed = ({ due_on, closes_on, dues }: LiveRow) =>
    (due_on !== null && due_on < today) ||
    (closes_on !== null && closes_on < today) ||
    // In the order of their days.
    (dues?.[0]?.[1] ?? today) < today
  return TRAINING_KINDS.some((kind) =>
    live.contents.ofKind(kind).newest.some((row) => hasPassed(row) && isSeen(row)),
  )
}
