import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import type { AssignBody, Assignments } from '@kiosque/contract/wire/trainings'
import { recordChange } from '../audit/audit.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { notify } from '../notices/notify.service.ts'
import {
  deleteAssignment,
  markReminded,
  selectAsked,
  selectAssignment,
  upsertAssignments,
  type Assignment,
} from './assignments.sql.ts'
import { concernedIn } from './concerned.ts'
import type { Learning } from './learning.ts'
import { selectTraining } from './trainings.sql.ts'
import { demandTeamManager } from './team.service.ts'
import { selectMembers } from './team.sql.ts'
import { urlOf } from './training-url.ts'

const TRAININGS = ['quiz', 'tutorial', 'laboratory_training', 'academy']
const REMINDER_PAUSE_MS = 24 * 3_600_000

const inDays = (due: string | null) =>
  due === null ? '' : `À faire avant le ${formatDay(new Date(`${due}T12:00:00Z`))}.`

/** A titulaire asks people of their own team, and each of them is told, once. */
export async function assignTraining(db: Db, body: AssignBody, who: Learning): Promise<Assignments> {
  const drugstoreId = demandTeamManager(who)
  const { kind } = await findVisible(db, body.content_id, who)
  if (!TRAININGS.includes(kind)) throw notFound()
  if (body.due_on !== null && body.due_on < parisDay(who.now))
    throw invalid({ due_on: ['Cette date est déjà passée.'] })
  const training = await selectTraining(db, body.content_id)
  return inTransaction(db, async (trx) => {
    const userIds = [...new Set(body.user_ids)]
    const team = await selectMembers(trx, drugstoreId)
    const people = team.filter(({ user_id }) => userIds.includes(user_id))
    if (people.length < userIds.length)
      throw invalid({ user_ids: ['Cette personne n’est pas de votre équipe.'] })
    const types = people.map(({ type }) => type)
    const concerned = await concernedIn(trx, [body.content_id], types, who)
    const other = people.find(({ type }) => !concerned(type).has(body.content_id))
    if (other)
      throw invalid({
        user_ids: [`Cette formation n’est pas ouverte à ${other.first_name} ${other.last_name}.`],
      })
    const asked = {
      drugstore_id: drugstoreId,
      content_id: body.content_id,
      due_on: body.due_on,
      by: who.viewer.user_id,
      at: who.now,
    }
    const told = await upsertAssignments(trx, asked, userIds)
    if (told.length > 0) {
      await notify(trx, {
        to: { people: told.map((user_id) => ({ user_id, drugstore_id: drugstoreId })) },
        title: `Une formation vous est demandée\u00a0: ${training.title}`,
        text: inDays(body.due_on),
        link: urlOf(training),
        by: who.viewer.user_id,
        at: who.now,
      })
      await audit(trx, 'training.assign', body.content_id, who, { user_ids: told, due_on: body.due_on })
    }
    const rows = await selectAsked(trx, asked, userIds)
    return { data: rows.map(({ id, content_id, user_id, due_on }) => ({ id, content_id, user_id, due_on })) }
  })
}

async function findAssignment(trx: Db, id: number, who: Learning): Promise<Assignment> {
  const assignment = await selectAssignment(trx, demandTeamManager(who), id)
  if (!assignment) throw notFound()
  return assignment
}

export function withdrawAssignment(db: Db, id: number, who: Learning): Promise<void> {
  demandTeamManager(who)
  return inTransaction(db, async (trx) => {
    const { content_id, user_id } = await findAssignment(trx, id, who)
    await deleteAssignment(trx, id)
    await audit(trx, 'training.withdraw', content_id, who, { user_ids: [user_id] })
  })
}

/** Once a day is enough to remember. */
export function remindAssignment(db: Db, id: number, who: Learning): Promise<void> {
  demandTeamManager(who)
  return inTransaction(db, async (trx) => {
    const assignment = await findAssignment(trx, id, who)
    const last = assignment.reminded_at?.getTime() ?? 0
    if (who.now.getTime() - last < REMINDER_PAUSE_MS)
      throw conflict('already_reminded', 'Cette personne a déjà été relancée aujourd’hui.')
    const training = await selectTraining(trx, assignment.content_id)
    await markReminded(trx, id, who.now)
    await notify(trx, {
      to: { people: [{ user_id: assignment.user_id, drugstore_id: assignment.drugstore_id }] },
      title: `Rappel\u00a0: ${training.title}`,
      text: inDays(assignment.due_on),
      link: urlOf(training),
      by: who.viewer.user_id,
      at: who.now,
    })
    await audit(trx, 'training.remind', assignment.content_id, who, { user_ids: [assignment.user_id] })
  })
}

function audit(
  trx: Db,
  action: string,
  id: number,
  { viewer, now }: Learning,
  after: Record<string, unknown>,
) {
  return recordChange(trx, { actor: viewer, action, subject_type: 'content', subject_id: id, after, at: now })
}
