import type { Account, User } from '@kiosque/contract/wire/identity'
import type { AccountRow } from './accounts.sql.ts'
import type { UserRow } from './users.sql.ts'

/** Field by field: a column added to the table never leaves by accident. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email ?? '',
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    rpps: row.rpps,
    right_id: row.right_id as User['right_id'],
    packs: row.packs,
    zones: row.zones,
    pending_email: row.pending_email,
    notification_preferences: row.notification_preferences,
    created_at: row.created_at.toISOString(),
  }
}

export function presentAccount(row: AccountRow): Account {
  return { id: row.id, type: row.type as Account['type'], drugstore: presentDrugstore(row) }
}

function presentDrugstore(row: AccountRow): Account['drugstore'] {
  if (row.drugstore_id === null) return null
  return {
    id: row.drugstore_id,
    cip_officine: row.cip_officine ?? '',
    group_name: row.group_name as 'MPR' | 'PRLG' | 'MPR_NAT',
    name: row.name ?? '',
    city: row.city ?? '',
  }
}
