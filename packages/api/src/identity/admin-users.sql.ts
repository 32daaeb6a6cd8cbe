import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { likePatterns } from './search-text.ts'

type Column = 'name' | 'email' | 'created_at' | 'last_seen_at'

export interface UserFilter {
  q?: string | undefined
  right?: string | undefined
  type?: string | undefined
  drugstore_id?: number | undefined
  zone_id?: number | undefined
  sort: Column | `-${Column}`
  page: number
  per_page: number
}

function filtered(db: Db, filter: UserFilter) {
  const { right, type, drugstore_id, zone_id } = filter
  let query = db.selectFrom('users').where('users.erased_at', 'is', null)
  for (const pattern of likePatterns(filter.q ?? ''))
    query = query.where('users.search_text', 'like', pattern)
  if (right === 'none') query = query.where('users.right_id', 'is', null)
  else if (right !== undefined) query = query.where('users.right_id', '=', Number(right))
  if (type !== undefined || drugstore_id !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.user_id', '=', 'users.id')
          .$if(type !== undefined, (accounts) => accounts.where('accounts.type', '=', Number(type)))
          .$if(drugstore_id !== undefined, (accounts) =>
            accounts.where('accounts.drugstore_id', '=', drugstore_id ?? 0),
          ),
      ),
    )
  }
  if (zone_id !== undefined) {
    // In the zone by their drugstore, or in charge of it.
    query = query.where(
      sql<boolean>`users.id IN (
        SELECT a.user_id FROM accounts a JOIN drugstores d ON d.id = a.drugstore_id WHERE d.zone_id = ${zone_id}
        UNION SELECT uz.user_id FROM user_zones uz WHERE uz.zone_id = ${zone_id})`,
    )
  }
  return query
}

/** Ids of one page, in order, and how many there are in all. */
export async function selectUserIds(db: Db, filter: UserFilter): Promise<{ ids: number[]; total: number }> {
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const name = filter.sort.replace('-', '') as Column
  const column = name === 'name' ? 'search_text' : name
  const rows = await filtered(db, filter)
    .select('users.id')
    .orderBy(`users.${column}`, (order) => (direction === 'desc' ? order.desc().nullsLast() : order.asc()))
    .orderBy('users.id')
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
    .execute()
  const { total } = await filtered(db, filter)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map((row) => row.id), total: Number(total) }
}
