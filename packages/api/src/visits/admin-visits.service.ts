import { VISIT_STATUS_LABELS } from '@kiosque/contract/domain/visit-words'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminVisit, VisitAnswerBody } from '@kiosque/contract/wire/visits'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { selectDeskVisit, selectDeskVisits, selectVisitsAfter, type VisitFilter } from './admin-visits.sql.ts'
import { presentDeskVisit } from './present-visit.ts'
import { momentText, tellAnswered } from './visit-notices.ts'
import type { Asking } from './asking.ts'
import { audit } from './visits.service.ts'
import { lockVisit, updateVisit } from './visits.sql.ts'

type Asked = Omit<VisitFilter, 'zones'> & { zone_id?: number | undefined }

/** An adviser reads what the pharmacies of their zones asked for, and only those (D1-02). */
export function visitFilter(viewer: Viewer, { zone_id, ...asked }: Asked): VisitFilter {
  const own = limitingZones(viewer)
  if (zone_id !== undefined && own !== null && !own.includes(zone_id))
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  return { ...asked, zones: zone_id === undefined ? own : [zone_id] }
}

export async function listDeskVisits(
  db: Db,
  filter: VisitFilter,
  paging: { page: number; per_page: number },
): Promise<ListOf<AdminVisit>> {
  const { rows, total } = await selectDeskVisits(db, filter, paging)
  return { data: rows.map(presentDeskVisit), meta: pageMeta(paging, total) }
}

/** One of the three moments, or a word to say why not. What was accepted may still be called off. */
export async function answerVisit(
  db: Db,
  id: number,
  body: VisitAnswerBody,
  who: Asking,
): Promise<AdminVisit> {
  await inTransaction(db, async (trx) => {
    const row = await lockVisit(trx, id)
    if (!row) throw notFound()
    const mayChange = row.status === 'sent' || (row.status === 'accepted' && body.status === 'refused')
    if (!mayChange)
      throw conflict(
        'already_answered',
        `Cette demande est ${VISIT_STATUS_LABELS[row.status].toLocaleLowerCase('fr')}\u00a0: il n’y a plus rien à répondre.`,
      )
    if (body.slot !== null) demandProposed(body.slot, row.slots, who.now)
    const change = { status: body.status, slot: body.slot, comment: body.comment }
    await updateVisit(trx, id, { ...change, by: who.viewer.user_id, at: who.now })
    await audit(trx, 'visit.answer', id, who, change, {
      status: row.status,
      slot: row.slot?.toISOString() ?? null,
      comment: row.comment,
    })
    await tellAnswered(trx, id, who)
  })
  const answered = await selectDeskVisit(db, id)
  if (!answered) throw notFound()
  return presentDeskVisit(answered)
}

function demandProposed(slot: string, slots: readonly Date[], now: Date): void {
  const at = Date.parse(slot)
  if (!slots.some((proposed) => proposed.getTime() === at))
    throw invalid({ slot: ['Choisissez l’un des trois créneaux proposés.'] })
  if (at <= now.getTime()) throw invalid({ slot: ['Ce créneau est déjà passé.'] })
}

export const VISITS_CSV_HEADER = [
  'Demandée le',
  'État',
  'Formation',
  'Laboratoire',
  'Officine',
  'CIP officine',
  'Ville',
  'Zone',
  'Demandée par',
  'Personnes attendues',
  'Créneau 1',
  'Créneau 2',
  'Créneau 3',
  'Créneau retenu',
  'Message',
  'Réponse',
  'Présents',
]

export async function* visitCsvRows(db: Db, filter: VisitFilter): AsyncGenerator<Cell[]> {
  for await (const row of inPages((after, size) => selectVisitsAfter(db, filter, after, size), 500))
    yield [
      row.created_at,
      VISIT_STATUS_LABELS[row.status],
      row.title,
      row.laboratory,
      row.drugstore,
      row.cip_officine,
      row.city,
      row.zone,
      row.requester,
      row.people,
      ...row.slots.map(momentText),
      row.slot ? momentText(row.slot) : null,
      row.message,
      row.comment,
      row.present.length > 0 ? row.present.join(', ') : null,
    ]
}
