import { formatPhone } from '@kiosque/contract/domain/phone'
import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { Db } from '../db/db.ts'
import { type Cell, inPages } from '../kit/csv.ts'
import { presentUsers } from './admin-users.service.ts'
import { selectUserIdsAfter, type UserFilter } from './admin-users.sql.ts'

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
      user.phone && formatPhone(user.phone),
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
