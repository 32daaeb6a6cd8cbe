import { formatPhone } from '@kiosque/contract/domain/phone'
import { GROUPS, groupLabel, type GroupName } from '@kiosque/contract/domain/network'
import type { Db } from '../db/db.ts'
import { type Cell, inPages } from '../kit/csv.ts'
import { type DrugstoreFilter, selectDrugstoresAfter } from './admin-drugstores.sql.ts'
import { packLabels } from './import/import-changes.ts'
import { selectPacks } from './network.sql.ts'

const PAGE = 500

export const DRUGSTORE_CSV_HEADER = [
  'CIP officine',
  'SIRET',
  'Nom',
  'Ville',
  'Groupe',
  'FINESS',
  'Adresse',
  'Code postal',
  'Téléphone',
  'E-mail',
  'Zone',
  'Packs',
  'Personnes',
  'Titulaire',
  'Désactivée',
  'Motif',
  'Créée le',
]

/** The first columns are those of the import: a list taken away can be corrected and sent back. */
export async function* drugstoreCsvRows(
  db: Db,
  filter: Omit<DrugstoreFilter, 'sort' | 'page' | 'per_page'>,
): AsyncGenerator<Cell[]> {
  const packs = await selectPacks(db)
  for await (const row of inPages(
    (afterId, size) => selectDrugstoresAfter(db, filter, afterId, size),
    PAGE,
  )) {
    yield [
      row.cip_officine,
      row.siret,
      row.name,
      row.city,
      groupLabel(GROUPS[row.group_name as GroupName]),
      row.finess,
      row.address,
      row.postcode,
      row.phone && formatPhone(row.phone),
      row.email,
      row.zone_name,
      packLabels(row.packs, packs).join(' | '),
      row.people,
      row.has_titulaire,
      row.is_disabled,
      row.disabled_reason,
      row.created_at,
    ]
  }
}
