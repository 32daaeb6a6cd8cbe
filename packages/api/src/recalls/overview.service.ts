import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import type { Db } from '../db/db.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { selectOfDrugstore } from './board.sql.ts'
import { selectSilence } from './recalls.sql.ts'

const SHOWN = 5

/** Pharmacies whose answer is awaited, for where the head office begins the day. */
export const silentPharmacies = (db: Db, viewer: Viewer) => selectSilence(db, limitingZones(viewer))

/** What one pharmacy was asked and answered. */
export async function recallsOfDrugstore(db: Db, drugstoreId: number): Promise<DrugstoreSheet['recalls']> {
  const rows = await selectOfDrugstore(db, drugstoreId, SHOWN)
  return rows.map(({ opened_at: _, confirmed_name, confirmed_at, ...row }) => ({
    ...row,
    confirmed_at: confirmed_at?.toISOString() ?? null,
    confirmed_by: confirmed_at === null ? '' : confirmed_name || 'Personne effacée',
  }))
}
