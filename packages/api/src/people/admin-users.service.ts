import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminUser } from '@kiosque/contract/wire/people'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { selectUserIds, type UserFilter } from './admin-users.sql.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { presentAccount, presentUser } from '../identity/presenters.ts'
import { selectAccountsOf, selectUsers } from '../identity/person-records.ts'

export async function listUsers(db: Db, filter: UserFilter, now: Date): Promise<ListOf<AdminUser>> {
  const { ids, total } = await selectUserIds(db, filter)
  return { data: await presentUsers(db, ids, now), meta: pageMeta(filter, total) }
}

/** One person with their accounts; someone erased has no sheet any more. */
export async function findAdminUser(db: Db, id: number, now: Date): Promise<AdminUser> {
  const [person] = await presentUsers(db, [id], now)
  if (!person || person.erased_at) throw notFound()
  return person
}

export async function presentUsers(db: Db, ids: number[], now: Date): Promise<AdminUser[]> {
  const users = new Map((await selectUsers(db, ids, now)).map((row) => [row.id, row]))
  const accounts = await selectAccountsOf(db, ids)
  return ids.flatMap((id) => {
    const row = users.get(id)
    if (!row) return []
    return {
      ...presentUser(row),
      accounts: accounts.filter((account) => account.user_id === id).map(presentAccount),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      erased_at: row.erased_at?.toISOString() ?? null,
      is_disabled: row.disabled_at !== null,
      disabled_at: row.disabled_at?.toISOString() ?? null,
      disabled_reason: row.disabled_reason,
    }
  })
}
