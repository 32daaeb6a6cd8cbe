import type { FoundLot, RecallOutcome, RecallStatus } from '@kiosque/contract/domain/recalls'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { DeskRecall, RecallBoard } from '@kiosque/contract/wire/recalls'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { follows, limitingZones, type Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { wakeDesk, wakePeople } from '../notices/notify.service.ts'
import { countBoard, selectBoard, selectByZone, type BoardFilter } from './board.sql.ts'
import * as answers from './confirmations.sql.ts'
import { presentDeskRecall, presentPharmacy } from './present-recall.ts'
import { answer, RECALLS_DESK } from './recalls.service.ts'
import * as rows from './recalls.sql.ts'

interface Page {
  page: number
  per_page: number
}

/** Every recall, with how far it has come; an adviser's figures are those of their zones. */
export async function listDeskRecalls(
  db: Db,
  query: Page & { q?: string | undefined; status?: RecallStatus | undefined },
  viewer: Viewer,
): Promise<ListOf<DeskRecall>> {
  const { page, per_page } = query
  const found = await rows.selectRecalls(db, query, { limit: per_page, offset: (page - 1) * per_page })
  const zones = limitingZones(viewer)
  const counts = await rows.selectCounts(
    db,
    found.map(({ id }) => id),
    zones,
  )
  const data = []
  for (const row of found) data.push(presentDeskRecall(row, counts.get(row.id) ?? rows.NO_COUNTS, null))
  return { data, meta: pageMeta(query, await rows.countRecalls(db, query)) }
}

export async function readDeskRecall(db: Db, id: number, viewer: Viewer): Promise<DeskRecall> {
  const row = await rows.selectRecall(db, id)
  if (row === undefined) throw notFound()
  const counts = await rows.selectCounts(db, [id], limitingZones(viewer))
  const author = row.created_by === null ? null : await answers.selectName(db, row.created_by)
  return presentDeskRecall(row, counts.get(id) ?? rows.NO_COUNTS, author || null)
}

export type BoardQuery = Pick<BoardFilter, 'q' | 'state'> & { zone_id?: number | undefined }

/** What one may see of a board: an adviser stops at their zones (D16-02). */
export function boardFilter(
  recallId: number,
  { zone_id, q, state }: BoardQuery,
  viewer: Viewer,
): BoardFilter {
  const own = limitingZones(viewer)
  if (zone_id !== undefined && own !== null && !own.includes(zone_id))
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  return { recallId, zones: zone_id === undefined ? own : [zone_id], q, state }
}

/** Pharmacy by pharmacy: who has answered what, who is silent. */
export async function readBoard(
  db: Db,
  id: number,
  query: BoardQuery & Page,
  viewer: Viewer,
): Promise<RecallBoard> {
  if ((await rows.selectRecall(db, id)) === undefined) throw notFound()
  const filter = boardFilter(id, query, viewer)
  const { page, per_page } = query
  const found = await selectBoard(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  const own = limitingZones(viewer)
  const counts = (await rows.selectCounts(db, [id], own)).get(id) ?? rows.NO_COUNTS
  const isWhole = query.q === undefined && query.state === undefined && query.zone_id === undefined
  return {
    data: found.map(presentPharmacy),
    meta: pageMeta(query, isWhole ? counts.pharmacies : await countBoard(db, filter)),
    counts,
    by_zone: (await selectByZone(db, id, own)).map((zone) => ({ ...zone, label: zone.label ?? 'Sans zone' })),
  }
}

interface PhoneAnswer {
  outcome: RecallOutcome
  found?: FoundLot[] | undefined
  comment?: string | undefined
  name: string
}

/** A pharmacy that answers by telephone: written down by the head office, under the name of whoever spoke. */
export async function confirmByPhone(
  db: Db,
  { id, drugstoreId }: { id: number; drugstoreId: number },
  body: PhoneAnswer,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const recall = await rows.shareRecall(trx, id)
    if (recall === undefined) throw notFound()
    await demandPlace(trx, id, drugstoreId, viewer)
    const name = body.name.trim()
    await answer(trx, recall, { ...body, drugstoreId, by: viewer, name, isByPhone: true, at: now })
  })
}

/** A wrong answer: the pharmacy is asked again. */
export async function askAgain(
  db: Db,
  { id, drugstoreId }: { id: number; drugstoreId: number },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const recall = await rows.shareRecall(trx, id)
    if (recall === undefined) throw notFound()
    const before = await demandPlace(trx, id, drugstoreId, viewer)
    if (recall.status !== 'open')
      throw conflict('recall_closed', 'Ce rappel n’est plus en cours\u00a0: la réponse ne peut plus changer.')
    if (!(await answers.clearAnswer(trx, id, drugstoreId)))
      throw conflict('not_confirmed', 'Cette officine n’a pas encore répondu.')
    await recordChange(trx, {
      actor: viewer,
      action: 'recall.ask_again',
      subject_type: 'recall',
      subject_id: id,
      before: {
        drugstore_id: drugstoreId,
        outcome: before.outcome,
        found: before.found,
        confirmed_name: before.confirmed_name,
      },
      at: now,
    })
    await answers.unsettleTeam(trx, { recallId: id, drugstoreId })
    await wakePeople(trx, await answers.selectTeamIds(trx, drugstoreId))
    await wakeDesk(trx, RECALLS_DESK)
  })
}

async function demandPlace(trx: Db, id: number, drugstoreId: number, viewer: Viewer) {
  const place = await answers.selectPlace(trx, id, drugstoreId)
  if (place === undefined || !follows(viewer, place.zone_id)) throw notFound()
  return place
}
