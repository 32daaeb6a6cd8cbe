import { formatDay } from '@kiosque/contract/domain/dates'
import {
  foundProblem,
  mayConfirmRecall,
  type FoundLot,
  type RecallOutcome,
} from '@kiosque/contract/domain/recalls'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Recall } from '@kiosque/contract/wire/recalls'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { wakeDesk, wakePeople } from '../notices/notify.service.ts'
import * as rows from './confirmations.sql.ts'
import { presentRecall } from './present-recall.ts'
import { selectRecall, shareRecall, type RecallRow } from './recalls.sql.ts'

/** The screens of the head office that show recalls listen to this name. */
export const RECALLS_DESK = 'recalls'

/** As it is stored, for who answers many at once. */
export const findRecall = selectRecall

export interface Asking {
  viewer: Viewer
  now: Date
}

/** What was asked of one's pharmacies, closed ones kept. */
export async function listRecalls(
  db: Db,
  query: { page: number; per_page: number },
  { viewer }: Asking,
): Promise<ListOf<Recall>> {
  const { page, per_page } = query
  const found = await rows.selectOwnRecalls(db, viewer.user_id, {
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  const places = await rows.selectPlaces(
    db,
    viewer.user_id,
    found.map(({ id }) => id),
  )
  const total = await rows.countOwnRecalls(db, viewer.user_id)
  return { data: found.map((row) => presentRecall(row, places)), meta: pageMeta(query, total) }
}

/** One that went to a pharmacy of one's own; any other does not exist. */
export async function readRecall(db: Db, id: number, { viewer }: Asking): Promise<Recall> {
  const recall = await selectRecall(db, id)
  const places = await rows.selectPlaces(db, viewer.user_id, [id])
  if (recall === undefined || recall.status === 'draft' || places.length === 0) throw notFound()
  return presentRecall(recall, places)
}

export interface Confirmation {
  outcome: RecallOutcome
  found?: FoundLot[] | undefined
  comment?: string | undefined
  drugstore_id?: number | undefined
}

/** « Lot retiré » or « Aucune boîte », once for the pharmacy and signed by whoever pressed first. */
export async function confirmRecall(
  db: Db,
  id: number,
  body: Confirmation,
  { viewer, now }: Asking,
): Promise<Recall> {
  return inTransaction(db, async (trx) => {
    const recall = await shareRecall(trx, id)
    const drugstoreId = body.drugstore_id ?? viewer.drugstore_id
    const places = await rows.selectPlaces(trx, viewer.user_id, [id])
    const place = places.find((each) => each.drugstore_id === drugstoreId)
    if (recall === undefined || recall.status === 'draft' || place === undefined) throw notFound()
    if (!mayConfirmRecall(place.type))
      throw forbidden(
        'recall_role',
        'La vérification du stock est signée par un pharmacien ou un préparateur de l’officine.',
      )
    const name = await rows.selectName(trx, viewer.user_id)
    await answer(trx, recall, {
      ...body,
      drugstoreId: place.drugstore_id,
      by: viewer,
      name,
      isByPhone: false,
      at: now,
    })
    return presentRecall(recall, await rows.selectPlaces(trx, viewer.user_id, [id]))
  })
}

export interface Answering extends Confirmation {
  drugstoreId: number
  by: Viewer
  /** Who says so. */
  name: string
  isByPhone: boolean
  at: Date
}

/** Whoever answers, the pharmacy or the head office for it: the same checks, one answer, and everybody concerned knows at once. */
export async function answer(trx: Db, recall: RecallRow, answering: Answering): Promise<void> {
  const { drugstoreId, outcome, found = [], comment = '', by, name, isByPhone, at } = answering
  if (recall.status === 'closed')
    throw conflict(
      'recall_closed',
      `Ce rappel est clos depuis le ${formatDay(recall.closed_at ?? at)}\u00a0: contactez le siège.`,
    )
  const problem = foundProblem(outcome, found, recall.lots)
  if (problem !== null) throw invalid({ found: [problem] })
  const written = {
    recallId: recall.id,
    drugstoreId,
    outcome,
    found,
    comment: comment.trim(),
    by: by.user_id,
    name,
  }
  if (!(await rows.insertAnswer(trx, { ...written, isByPhone, at })))
    throw await alreadyAnswered(trx, recall.id, drugstoreId)
  await recordChange(trx, {
    actor: by,
    action: 'recall.confirm',
    subject_type: 'recall',
    subject_id: recall.id,
    after: { drugstore_id: drugstoreId, outcome, found: [...found], by_phone: isByPhone },
    at,
  })
  const teamIds = await rows.selectTeamIds(trx, drugstoreId)
  await rows.settleTeam(trx, { recallId: recall.id, teamIds, at })
  await wakePeople(trx, teamIds)
  await wakeDesk(trx, RECALLS_DESK)
}

const TIME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })

async function alreadyAnswered(trx: Db, recallId: number, drugstoreId: number) {
  const place = await rows.selectPlace(trx, recallId, drugstoreId)
  const at = place?.confirmed_at
  const who = place?.confirmed_name || 'Un membre de l’équipe'
  const when = at ? ` le ${formatDay(at)} à ${TIME.format(at)}` : ''
  return conflict('already_confirmed', `${who} a déjà répondu pour cette officine${when}.`)
}
