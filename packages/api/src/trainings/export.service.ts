import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { forbidden } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import {
  selectProgressResults,
  selectQuizResults,
  type ExportedRow,
  type ExportFilter,
} from './trainings.sql.ts'

export const TRAININGS_CSV_HEADER = [
  'Rubrique',
  'Formation',
  'Nom',
  'Prénom',
  'Rôle',
  'Officine',
  'CIP officine',
  'Zone',
  'Tentatives',
  'Meilleure note',
  'Terminé',
  'Date',
]

const PAGE = 500

/** An adviser takes away the zones they follow, and only those (D1-02). */
export function exportFilter(
  viewer: Viewer,
  asked: { kind?: string | undefined; zone_id?: number | undefined },
): ExportFilter {
  const own = limitingZones(viewer)
  if (asked.zone_id !== undefined && own !== null && !own.includes(asked.zone_id))
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  return { kind: asked.kind, zones: asked.zone_id === undefined ? own : [asked.zone_id] }
}

const line = (row: ExportedRow): Cell[] => [
  kindOf(row.kind)?.labels.singular,
  row.title,
  row.last_name,
  row.first_name,
  row.account_type === null ? null : accountTypeLabel(row.account_type),
  row.drugstore,
  row.cip_officine,
  row.zone,
  row.tries,
  row.score,
  row.is_done,
  row.last_at,
]

export async function* trainingCsvRows(db: Db, filter: ExportFilter): AsyncGenerator<Cell[]> {
  if (filter.kind === undefined || filter.kind === 'quiz')
    for await (const row of inPages((after, size) => selectQuizResults(db, filter, after, size), PAGE))
      yield line(row)
  if (filter.kind === 'quiz') return
  for (let after = { userId: 0, contentId: 0 }; ;) {
    const rows = await selectProgressResults(db, filter, after, PAGE)
    for (const row of rows) yield line(row)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { userId: last.user_id, contentId: last.content_id }
  }
}
