import { accountTypeLabel, managesTeam } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { TRAINING_STATUS_LABELS } from '@kiosque/contract/domain/training-words'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import type { Db } from '../db/db.ts'
import { viewerOfDrugstore } from '../audience/audience.service.ts'
import { readerOf, type Reader } from '../audience/visible-targets.ts'
import { forbidden, notFound } from '../errors.ts'
import type { Cell } from '../kit/csv.ts'
import { selectAssignments } from './assignments.sql.ts'
import { concernedIn } from './concerned.ts'
import { courseFacts } from './course-facts.ts'
import type { Learning } from './learning.ts'
import { selectFollowed, selectMembers } from './team.sql.ts'
import { dueOf, isExpected, isMandatory, nearestOf, standingsIn } from './training-standing.ts'
import { minutesOf } from './training-minutes.ts'
import { urlOf } from './training-url.ts'

/** Titulaires and cotitulaires see their team (D7-02); nobody else. */
export function demandTeamManager({ viewer }: Learning): number {
  if (viewer.drugstore_id === null || !managesTeam(viewer.account_type)) {
    throw forbidden('forbidden', 'Seuls le titulaire et le cotitulaire suivent les formations de l’équipe.')
  }
  return viewer.drugstore_id
}

/** Who of the team has done what, and who is late: for who manages it. */
export function teamProgress(db: Db, who: Learning, due?: readonly number[]): Promise<TeamProgress> {
  return progressOfTeam(db, demandTeamManager(who), { ...who, due })
}

/** The same as a titulaire of the pharmacy would see it, for the head office. */
export async function progressOfDrugstore(db: Db, drugstoreId: number, now: Date): Promise<TeamProgress> {
  const found = await viewerOfDrugstore(db, { drugstore_id: drugstoreId })
  if (found === null) throw notFound()
  return progressOfTeam(db, drugstoreId, { viewer: await readerOf(db, found.viewer), now })
}

async function progressOfTeam(
  db: Db,
  drugstoreId: number,
  who: { viewer: Reader; now: Date; due?: readonly number[] | undefined },
): Promise<TeamProgress> {
  const { viewer, now, due } = who
  const members = await selectMembers(db, drugstoreId)
  const userIds = members.map(({ user_id }) => user_id)
  const trainings = await selectFollowed(db, viewer, { drugstoreId, userIds, now, due })
  const assignments = await selectAssignments(db, drugstoreId)
  const ids = trainings.map(({ id }) => id)
  const types = members.map(({ type }) => type)
  const concerned = await concernedIn(db, ids, types, who)
  const typeOf = new Map(members.map(({ user_id, type }) => [user_id, type]))
  const audienceDay = (userId: number, id: number) => concerned(typeOf.get(userId) ?? 0).ownDay(id)
  const standing = await standingsIn(db, { userIds, trainings, assignments, audienceDay, now })
  const data = members.map(({ email: _, ...member }) => {
    const own = trainings
      .filter(({ id }) => concerned(member.type).has(id))
      .map((training) => ({ training, ...standing(member.user_id, training) }))
      // What a colleague began, or was asked, is nobody else's to do.
      .filter(({ training, status, assignment_id: asked }) => {
        return (
          isExpected(training, audienceDay(member.user_id, training.id)) ||
          asked !== null ||
          status !== 'todo'
        )
      })
      .map(({ training: _training, ...state }) => state)
    return {
      ...member,
      done: own.filter(({ status }) => status === 'passed').length,
      total: own.length,
      late: own.filter(({ is_late }) => is_late).length,
      trainings: own,
    }
  })
  // Of the team, the nearest: each person's own is beside their name.
  const teamDay = (id: number) =>
    nearestOf(types.map((type) => (concerned(type).has(id) ? concerned(type).ownDay(id) : null))) ?? undefined
  const followed = new Set(data.flatMap((member) => member.trainings.map(({ content_id }) => content_id)))
  return {
    trainings: trainings
      .filter(({ id }) => followed.has(id))
      .map((training) => ({
        id: training.id,
        kind: training.kind,
        title: training.title,
        url: urlOf(training),
        due_on: dueOf(training, teamDay(training.id)),
        is_mandatory: isMandatory(training, teamDay(training.id)),
        minutes: minutesOf(training),
        is_dpc: training.kind === 'academy' && courseFacts(training.fields).dpc_type !== null,
      })),
    data,
    meta: { total: data.length, late: data.filter(({ late }) => late > 0).length },
  }
}

export const TEAM_CSV_HEADER = [
  'Nom',
  'Prénom',
  'Rôle',
  'Rubrique',
  'Formation',
  'Statut',
  'Meilleure note',
  'Avancement (%)',
  'À faire avant le',
  'Fait le',
  'En retard',
]

/** The table of the team as a spreadsheet: a line for each training of each person. */
export async function* teamCsvRows({ trainings, data }: TeamProgress): AsyncGenerator<Cell[]> {
  const known = new Map(trainings.map((training) => [training.id, training]))
  for (const person of data)
    for (const own of person.trainings) {
      const training = known.get(own.content_id)
      yield [
        person.last_name,
        person.first_name,
        accountTypeLabel(person.type),
        kindOf(training?.kind ?? '')?.labels.singular,
        training?.title,
        TRAINING_STATUS_LABELS[own.status],
        own.score,
        own.percent,
        dayCell(own.due_on),
        dayCell(own.done_on),
        own.is_late,
      ]
    }
}

const dayCell = (day: string | null): Cell => (day === null ? null : new Date(`${day}T12:00:00Z`))
