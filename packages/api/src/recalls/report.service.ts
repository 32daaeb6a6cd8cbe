import { parisDay } from '@kiosque/contract/domain/dates'
import { formatPhone } from '@kiosque/contract/domain/phone'
import { recallOutcomeLabel } from '@kiosque/contract/domain/recalls'
import { slugify } from '@kiosque/contract/domain/slug'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { selectBoard, selectBoardAfter, selectByZone, type BoardFilter } from './board.sql.ts'
import { recallReport } from './recall-pdf.ts'
import { NO_COUNTS, selectCounts, selectRecall, type RecallRow } from './recalls.sql.ts'

const PAGE = 1_000
/** Beyond this many lines a PDF is no longer read: the spreadsheet has them all. */
export const MOST_PRINTED = 1_500

export const RECALL_CSV_HEADER = [
  'Officine',
  'Ville',
  'CIP officine',
  'Zone',
  'Téléphone',
  'Réponse',
  'Boîtes retirées',
  'Lots',
  'Signée par',
  'Reçue par téléphone',
  'Répondu le',
  'À',
  'Relancée par e-mail',
  'Précision',
]

const TIME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })

/** Who took the report away, and what it is called. */
export async function beginReport(
  db: Db,
  id: number,
  extension: 'csv' | 'pdf',
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<{ recall: RecallRow; name: string }> {
  const recall = await selectRecall(db, id)
  if (recall === undefined || recall.opened_at === null) throw notFound()
  await recordChange(db, {
    actor: viewer,
    action: 'recall.export',
    subject_type: 'recall',
    subject_id: id,
    at: now,
  })
  const day = parisDay(recall.opened_at).replaceAll('-', '')
  return { recall, name: `rappel-${slugify(recall.product) || id}-${day}.${extension}` }
}

export async function* recallCsvRows(db: Db, filter: BoardFilter): AsyncGenerator<Cell[]> {
  for await (const row of inPages((afterId, size) => selectBoardAfter(db, filter, afterId, size), PAGE))
    yield [
      row.name,
      row.city,
      row.cip_officine,
      row.zone,
      row.phone && formatPhone(row.phone),
      row.outcome === null ? 'Sans réponse' : recallOutcomeLabel(row.outcome),
      row.outcome === null ? null : row.quantity,
      row.found.map(({ lot, quantity }) => `${lot} × ${quantity}`).join(' | '),
      row.confirmed_name,
      row.outcome === null ? null : row.is_by_phone,
      row.confirmed_at,
      row.confirmed_at === null ? null : TIME.format(row.confirmed_at),
      row.escalated_at,
      row.comment,
    ]
}

/** The closing report: what was asked, what came of it, zone by zone, who withdrew boxes and who never answered. */
export async function recallPdf(
  db: Db,
  recall: RecallRow,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Buffer> {
  const zones = limitingZones(viewer)
  const counts = (await selectCounts(db, [recall.id], zones)).get(recall.id) ?? NO_COUNTS
  const part = (state: BoardFilter['state']) =>
    selectBoard(db, { recallId: recall.id, zones, state }, { limit: MOST_PRINTED, offset: 0 })
  return recallReport({
    recall,
    counts,
    zones: (await selectByZone(db, recall.id, zones)).map((zone) => ({
      ...zone,
      label: zone.label ?? 'Sans zone',
    })),
    withdrawn: await part('withdrawn'),
    silent: await part('silent'),
    at: now,
  })
}
