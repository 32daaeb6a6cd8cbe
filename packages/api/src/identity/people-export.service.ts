import { GROUPS, groupLabel, type GroupName } from '@kiosque/contract/domain/network'
import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Cell, inPages } from '../http/csv.ts'
import { type DrugstoreFilter, selectDrugstoresAfter } from './admin-drugstores.sql.ts'
import { presentUsers } from './admin-users.service.ts'
import { packLabels } from './import/import-changes.ts'
import { selectPacks } from './network.sql.ts'
import { selectUserIdsAfter, type UserFilter } from './admin-users.sql.ts'
import type { Viewer } from './viewer.ts'

/** Who took a list of people or drugstores away, before it leaves. */
export function recordExport(deps: Deps, viewer: Viewer, what: 'user' | 'drugstore'): Promise<void> {
  const change = { action: `${what}.export_list`, subject_type: what, subject_id: null }
  return recordChange(deps.db, { actor: viewer, ...change, at: deps.now() })
}

export const USER_CSV_HEADER = [
  'Numéro',
  'Prénom',
  'Nom',
  'E-mail',
  'Téléphone',
  'RPPS',
  'Droit',
  'Rôle',
  'CIP officine',
  'Officine',
  'Ville',
  'Autres comptes',
  'Zones suivies',
  'Dernière visite',
  'Créé le',
  'Désactivé',
  'Motif',
]

const PAGE = 500

/** As people write it: a « + » would have to be neutralised, and could not be imported again. */
const nationalPhone = (phone: string | null) => phone?.replace(/^\+33/, '0')

export async function* userCsvRows(
  db: Db,
  filter: Omit<UserFilter, 'sort' | 'page' | 'per_page'>,
  now: Date,
): AsyncGenerator<Cell[]> {
  const pages = async (afterId: number, size: number) => {
    const rows = await selectUserIdsAfter(db, filter, afterId, size)
    return presentUsers(
      db,
      rows.map((row) => row.id),
      now,
    )
  }
  for await (const user of inPages(pages, PAGE)) {
    const [first, ...others] = user.accounts
    yield [
      user.id,
      user.first_name,
      user.last_name,
      user.email,
      nationalPhone(user.phone),
      user.rpps,
      user.right_id && rightLabel(user.right_id),
      first && accountTypeLabel(first.type),
      first?.drugstore?.cip_officine,
      first?.drugstore?.name,
      first?.drugstore?.city,
      others.length,
      user.zones.map((zone) => zone.name).join(', '),
      user.last_seen_at && new Date(user.last_seen_at),
      new Date(user.created_at),
      user.is_disabled,
      user.disabled_reason,
    ]
  }
}

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
      nationalPhone(row.phone),
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
