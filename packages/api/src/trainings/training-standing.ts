import { parisDay } from '@kiosque/contract/domain/dates'
import { PROGRESS_KINDS, type DueValues, type MandatoryValues } from '@kiosque/contract/domain/training-kinds'
import type { TeamTraining } from '@kiosque/contract/wire/trainings'
import type { Db } from '../db/db.ts'
import { teamStandings, type PersonStanding } from '../quizzes/my-quizzes.service.ts'
import type { Assignment } from './assignments.sql.ts'
import type { Linked } from './course.ts'
import { linkedOf } from './linked.service.ts'
import { presentProgress } from './progress.service.ts'
import type { ProgressRow } from './progress.sql.ts'
import { minutesLeft } from './training-minutes.ts'
import { selectProgressOf, type FollowedTraining } from './team.sql.ts'

const dayOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The nearest of the days that are given; null where none is. */
export const nearestOf = (days: readonly (string | null | undefined)[]): string | null =>
  days.filter((day) => typeof day === 'string').toSorted()[0] ?? null

/** By when a training is to be done: the day it says itself, and the one an audience was given. */
export const dueOf = ({ fields }: { fields: DueValues }, audienceDay?: string) =>
  nearestOf([dayOf(fields.due_on) ?? dayOf(fields.finish_before), audienceDay])

export const isMandatory = ({ fields }: { fields: MandatoryValues }, audienceDay?: string) =>
  fields.is_mandatory === true || audienceDay !== undefined

/** Everybody it is for is to do it, asked or not. A course that closes one day is still taken by whoever wants to. */
export const isExpected = (training: { fields: DueValues & MandatoryValues }, audienceDay?: string) =>
  isMandatory(training, audienceDay) || dayOf(training.fields.due_on) !== null

interface Asked {
  userIds: readonly number[]
  trainings: readonly FollowedTraining[]
  assignments: readonly Assignment[]
  /** The day an audience of this person was given for this training. */
  audienceDay: (userId: number, contentId: number) => string | undefined
  now: Date
  /** All that any of them began, where it is known. */
  begun?: ReadonlySet<number> | undefined
}

/** Where each of these people stands with each of these trainings, read at once. */
export async function standingsIn(
  db: Db,
  { userIds, trainings, assignments, audienceDay, now, begun }: Asked,
): Promise<(userId: number, training: FollowedTraining) => TeamTraining> {
  const key = (row: { user_id: number | null; content_id: number }) => `${row.user_id}:${row.content_id}`
  const ids = trainings.map(({ id }) => id).filter((id) => begun?.has(id) ?? true)
  const progress = ids.length === 0 ? [] : await selectProgressOf(db, userIds, ids)
  const quizzes = trainings.filter(({ kind }) => kind === 'quiz')
  const standings = await teamStandings(db, userIds, quizzes, now)
  const known: Known = {
    standings: new Map(standings.map((row) => [key({ ...row, content_id: row.quiz_id }), row])),
    progress: new Map(progress.map((row) => [key(row), row])),
    assignments: new Map(assignments.map((row) => [key(row), row])),
    linked: await linkedOf(
      db,
      userIds,
      trainings.map(({ fields }) => fields),
    ),
    audienceDay,
    today: parisDay(now),
  }
  return (userId, training) => trainingOf(userId, training, known)
}

interface Known {
  standings: ReadonlyMap<string, PersonStanding>
  progress: ReadonlyMap<string, ProgressRow>
  assignments: ReadonlyMap<string, Assignment>
  linked: (userId: number) => Linked
  audienceDay: Asked['audienceDay']
  today: string
}

function trainingOf(userId: number, training: FollowedTraining, known: Known): TeamTraining {
  const at = `${userId}:${training.id}`
  const assignment = known.assignments.get(at)
  // The nearest day holds: a titulaire may ask for it earlier, not put off what the network asks.
  const due = nearestOf([assignment?.due_on, dueOf(training, known.audienceDay(userId, training.id))])
  const state =
    training.kind === 'quiz'
      ? quizState(known.standings.get(at))
      : progressState(training, known.progress.get(at), known.linked(userId))
  return {
    content_id: training.id,
    ...state,
    due_on: due,
    is_late: state.status !== 'passed' && due !== null && due < known.today,
    assignment_id: assignment?.id ?? null,
  }
}

type State = Pick<TeamTraining, 'status' | 'score' | 'percent' | 'minutes_left' | 'done_on'>

function quizState(found: PersonStanding | undefined): State {
  const status = found?.standing.status ?? 'todo'
  return {
    status,
    score: found?.standing.best_score ?? null,
    percent: status === 'passed' ? 100 : 0,
    minutes_left: null,
    done_on: status === 'passed' && found?.passed_at ? parisDay(found.passed_at) : null,
  }
}

function progressState(training: FollowedTraining, row: ProgressRow | undefined, linked: Linked): State {
  const kind = PROGRESS_KINDS.find((each) => each === training.kind) ?? 'tutorial'
  const { id, fields } = training
  const own = presentProgress({ kind, id, fields, row, linked })
  const { percent, completed_at } = own
  const status = completed_at ? 'passed' : row || percent > 0 ? 'in_progress' : 'todo'
  return {
    status,
    score: null,
    percent,
    minutes_left: status === 'in_progress' ? minutesLeft(training, own) : null,
    done_on: completed_at ? parisDay(new Date(completed_at)) : null,
  }
}
