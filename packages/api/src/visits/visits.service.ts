import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import { acceptsVisit } from '@kiosque/contract/domain/training-followed'
import { slotProblems } from '@kiosque/contract/domain/visit-slots'
import { isOpenVisit } from '@kiosque/contract/domain/visit-words'
import type { MyVisits, Visit, VisitBody } from '@kiosque/contract/wire/visits'
import { recordChange } from '../audit/audit.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { completeFor, trainingFields } from '../trainings/followed-courses.service.ts'
import type { Asking } from './asking.ts'
import { presentVisit } from './present-visit.ts'
import { tellCancelled, tellPresent, tellRequested } from './visit-notices.ts'
import {
  insertPresent,
  insertVisit,
  lockVisit,
  selectTeam,
  selectVisit,
  selectVisitsOf,
  updateVisit,
  type VisitRow,
} from './visits.sql.ts'

/** More than any team has evenings for. */
const MOST_A_DAY = { limit: 20, windowSeconds: 86_400 }

/** Titulaires, cotitulaires and adjoints receive a delegate on behalf of the pharmacy. */
function demandSpeaker({ viewer }: Asking): number {
  if (viewer.drugstore_id === null || !mayAnswerFor(viewer.account_type))
    throw forbidden('forbidden', 'Seuls le titulaire, le cotitulaire et l’adjoint demandent une visite.')
  return viewer.drugstore_id
}

/** What the pharmacy asked for; the whole team sees it. */
export async function myVisits(db: Db, who: Asking): Promise<MyVisits> {
  const { drugstore_id: id, account_type: type } = who.viewer
  if (id === null) return { data: [], can_request: false, team: [] }
  const may = mayAnswerFor(type)
  const rows = await selectVisitsOf(db, id)
  const team = may ? await selectTeam(db, id) : []
  return {
    data: rows.map((row) => presentVisit(row, who)),
    can_request: may,
    team: team.map(({ user_id, first_name, last_name, type: role }) => ({
      user_id,
      name: `${first_name} ${last_name}`.trim(),
      type: role,
    })),
  }
}

export async function requestVisit(db: Db, contentId: number, body: VisitBody, who: Asking): Promise<Visit> {
  const drugstoreId = demandSpeaker(who)
  const { kind } = await findVisible(db, contentId, who)
  if (kind !== 'laboratory_training') throw notFound()
  if (!acceptsVisit(await trainingFields(db, contentId)))
    throw conflict(
      'no_visit',
      'Cette formation ne se suit pas en visite\u00a0: voyez ses dates ou son module.',
    )
  const problems = Object.entries(slotProblems(body.slots, who.now))
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([rank, text]) => [`slots.${rank}`, [text]])))
  const id = await inTransaction(db, async (trx) => {
    const made = await insertVisit(trx, {
      drugstore_id: drugstoreId,
      content_id: contentId,
      requested_by: who.viewer.user_id,
      slots: body.slots,
      people: body.people,
      message: body.message,
      at: who.now,
    })
    if (made === null)
      throw conflict(
        'visit_already_open',
        'Votre officine a déjà une demande en cours pour cette formation. Annulez-la pour en faire une autre.',
      )
    await throttle(trx, `visits:${drugstoreId}`, MOST_A_DAY, who.now)
    const after = { content_id: contentId, drugstore_id: drugstoreId, people: body.people, slots: body.slots }
    await audit(trx, 'visit.request', made, who, after)
    await tellRequested(trx, made, who)
    return made
  })
  return presentOne(db, id, who)
}

/** One of the pharmacy's own; another's does not exist. */
async function lockOwn(trx: Db, id: number, who: Asking): Promise<VisitRow> {
  const drugstoreId = demandSpeaker(who)
  const row = await lockVisit(trx, id)
  if (row?.drugstore_id !== drugstoreId) throw notFound()
  return row
}

export async function cancelVisit(db: Db, id: number, comment: string, who: Asking): Promise<Visit> {
  await inTransaction(db, async (trx) => {
    const row = await lockOwn(trx, id, who)
    if (!isOpenVisit(row.status))
      throw conflict('visit_closed', 'Cette demande est déjà close\u00a0: il n’y a rien à annuler.')
    await updateVisit(trx, id, { status: 'cancelled', comment, at: who.now })
    await audit(trx, 'visit.cancel', id, who, { status: 'cancelled', comment }, { status: row.status })
    await tellCancelled(trx, id, who)
  })
  return presentOne(db, id, who)
}

/** The delegate came: the training is done for those who were there. */
export async function confirmVisit(
  db: Db,
  id: number,
  asked: readonly number[],
  who: Asking,
): Promise<Visit> {
  await inTransaction(db, async (trx) => {
    const row = await lockOwn(trx, id, who)
    if (row.status !== 'accepted' || row.slot === null)
      throw conflict('visit_not_accepted', 'Seule une visite acceptée se confirme, une seule fois.')
    if (row.slot > who.now)
      throw conflict(
        'visit_to_come',
        'Cette visite n’a pas encore eu lieu\u00a0: confirmez-la le moment venu.',
      )
    const userIds = [...new Set(asked)]
    const team = new Set((await selectTeam(trx, row.drugstore_id)).map(({ user_id }) => user_id))
    if (userIds.some((userId) => !team.has(userId)))
      throw invalid({ user_ids: ['Cette personne n’est pas de votre équipe.'] })
    await updateVisit(trx, id, { status: 'held', at: who.now })
    await insertPresent(trx, id, userIds)
    await completeFor(trx, userIds, row.content_id, row.slot)
    await audit(
      trx,
      'visit.confirm',
      id,
      who,
      { status: 'held', people: userIds.length },
      { status: row.status },
    )
    await tellPresent(trx, id, userIds, who)
  })
  return presentOne(db, id, who)
}

async function presentOne(db: Db, id: number, who: Asking): Promise<Visit> {
  const row = await selectVisit(db, id)
  if (!row) throw notFound()
  return presentVisit(row, who)
}

type Facts = Record<string, unknown>

export function audit(trx: Db, action: string, id: number, who: Asking, after: Facts, before?: Facts) {
  const subject = { subject_type: 'visit', subject_id: id }
  return recordChange(trx, {
    actor: who.viewer,
    action,
    ...subject,
    after,
    ...(before ? { before } : {}),
    at: who.now,
  })
}
