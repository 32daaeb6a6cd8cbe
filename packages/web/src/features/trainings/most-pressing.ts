import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { formatDate } from '../../lib/format.ts'
import { latenessOf, type Followed } from './training-words.ts'

/** A training of the table: the nearest day of the team, and whether nobody has another. */
export type Pressing = Followed & { isSameDay: boolean }

/** What somebody is late with first, then the nearest of the days that hold for the members. */
export function mostPressing(team: TeamProgress): Pressing[] {
  const late = new Set(latenessOf(team).map(({ training }) => training.id))
  const daysOf = ({ id, due_on }: Followed) => {
    const days = team.data
      .flatMap((member) => member.trainings)
      .flatMap((own) => (own.content_id === id ? (own.due_on ?? []) : []))
      .toSorted()
    // Whoever follows it without a day leaves the others with one and the same.
    return { due_on: days[0] ?? due_on, isSameDay: days[0] === days.at(-1) }
  }
  return team.trainings
    .map((training) => ({ ...training, ...daysOf(training) }))
    .toSorted(
      (a, b) =>
        Number(late.has(b.id)) - Number(late.has(a.id)) || (a.due_on ?? '9').localeCompare(b.due_on ?? '9'),
    )
}

/** « avant le 20/11/2026 », where nobody has another day; the nearest, and said to be only that, where days differ. */
export function dayWords({ due_on, isSameDay }: Pick<Pressing, 'due_on' | 'isSameDay'>): string | null {
  return due_on && `${isSameDay ? 'avant le' : 'première échéance le'} ${formatDate(due_on)}`
}
