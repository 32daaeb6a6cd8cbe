import { parisDay } from '@kiosque/contract/domain/dates'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { PROGRESS_KINDS, type TeamProgress, type TeamTraining } from '@kiosque/contract/wire/trainings'
import type { Db } from '../db/db.ts'
import { forbidden } from '../errors.ts'
import { teamStandings, type PersonStanding } from '../quizzes/my-quizzes.service.ts'
import { selectAssignments, type Assignment } from './assignments.sql.ts'
import { presentProgress, type Learning } from './progress.service.ts'
import type { ProgressRow } from './progress.sql.ts'
import { selectFollowed, selectMembers, selectProgressOf, type FollowedTraining } from './team.sql.ts'

/** Titulaires and cotitulaires see their team (D7-02); nobody else. */
export function demandTeamManager({ viewer }: Learning): number {
  if (viewer.drugstore_id === null || !managesTeam(viewer.account_type)) {
    throw forbidden('forbidden', 'Seuls le titulaire et le cotitulaire suivent les formations de l’équipe.')
  }
  return viewer.drugstore_id
}

const dayOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The last day a training says itself. */
const ownDue = ({ fields }: FollowedTraining) => dayOf(fields['due_on']) ?? dayOf(fields['finish_before'])

interface Known {
  standings: ReadonlyMap<string, PersonStanding>
  progress: ReadonlyMap<string, ProgressRow>
  assignments: ReadonlyMap<string, Assignment>
  today: string
}

/** Who of the team has done what, and who is late. */
export async function teamProgress(db: Db, who: Learning): Promise<TeamProgress> {
  const drugstoreId = demandTeamManager(who)
  const { viewer, now } = who
  const members = await selectMembers(db, drugstoreId)
  const userIds = members.map(({ user_id }) => user_id)
  const trainings = await selectFollowed(db, viewer, { drugstoreId, userIds, now })
  const quizzes = trainings.filter(({ kind }) => kind === 'quiz')
  const key = (row: { user_id: number | null; content_id: number }) => `${row.user_id}:${row.content_id}`
  const known: Known = {
    standings: new Map(
      (await teamStandings(db, userIds, quizzes, now)).map((row) => [
        key({ ...row, content_id: row.quiz_id }),
        row,
      ]),
    ),
    progress: new Map(
      (
        await selectProgressOf(
          db,
          userIds,
          trainings.map(({ id }) => id),
        )
      ).map((row) => [key(row), row]),
    ),
    assignments: new Map((await selectAssignments(db, drugstoreId)).map((row) => [key(row), row])),
    today: parisDay(now),
  }
  const data = members.map(({ email: _, ...member }) => {
    const own = trainings.map((training) => trainingOf(member.user_id, training, known))
    return {
      ...member,
      done: own.filter(({ status }) => status === 'passed').length,
      total: own.length,
      late: own.filter(({ is_late }) => is_late).length,
      trainings: own,
    }
  })
  return {
    trainings: trainings.map((training) => ({
      id: training.id,
      kind: training.kind,
      title: training.title,
      url: urlOf(training),
      due_on: ownDue(training),
      is_mandatory: training.fields['is_mandatory'] === true,
    })),
    data,
    meta: { total: data.length, late: data.filter(({ late }) => late > 0).length },
  }
}

export function urlOf({ kind, id, slug, fields }: FollowedTraining): string {
  const declared = kindOf(kind)
  return declared === null ? '/' : contentPath(declared, { ...fields, id, slug })
}

function trainingOf(userId: number, training: FollowedTraining, known: Known): TeamTraining {
  const at = `${userId}:${training.id}`
  const assignment = known.assignments.get(at)
  const due = assignment?.due_on ?? ownDue(training)
  const state =
    training.kind === 'quiz'
      ? quizState(known.standings.get(at))
      : progressState(training, known.progress.get(at))
  return {
    content_id: training.id,
    ...state,
    due_on: due,
    is_late: state.status !== 'passed' && due !== null && due < known.today,
    assignment_id: assignment?.id ?? null,
  }
}

type State = Pick<TeamTraining, 'status' | 'score' | 'percent' | 'done_on'>

function quizState(found: PersonStanding | undefined): State {
  const status = found?.standing.status ?? 'todo'
  return {
    status,
    score: found?.standing.best_score ?? null,
    percent: status === 'passed' ? 100 : 0,
    done_on: status === 'passed' && found?.passed_at ? parisDay(found.passed_at) : null,
  }
}

function progressState(training: FollowedTraining, row: ProgressRow | undefined): State {
  const kind = PROGRESS_KINDS.find((each) => each === training.kind) ?? 'tutorial'
  const { percent, completed_at } = presentProgress(kind, training.id, training.fields, row)
  const status = completed_at ? 'passed' : row ? 'in_progress' : 'todo'
  return { status, score: null, percent, done_on: completed_at ? parisDay(new Date(completed_at)) : null }
}
