import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'

type Column = 'name' | 'email' | 'created_at' | 'last_seen_at'

export interface UserFilter {
  q?: string | undefined
  right?: string | undefined
  type?: string | undefined
  drugstore_id?: number | undefined
  zone_id?: number | undefined
  group?: string | undefined
  pack?: string | undefined
  is_disabled?: boolean | undefined
  person_disabled?: boolean | undefined
  never_signed_in?: boolean | undefined
  inactive_since?: string | undefined
  sort: Column | `-${Column}`
  page: number
  per_page: number
}

type Filters = Omit<UserFilter, 'sort' | 'page' | 'per_page'>

function filtered(db: Db, filter: Filters) {
  const { right, type, drugstore_id, zone_id, group, pack, is_disabled } = filter
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
  if (group !== undefined || pack !== undefined || is_disabled !== undefined) {
    // All of it said of one and the same drugstore.
    query = query.where(
      sql<boolean>`EXISTS (SELECT FROM accounts a JOIN drugstores d ON d.id = a.drugstore_id
         WHERE a.user_id = users.id
           AND (${group ?? null}::text IS NULL OR d.group_id = (SELECT g.id FROM groups g WHERE g.name = ${group ?? null}))
           AND (${is_disabled ?? null}::boolean IS NULL OR d.is_disabled = ${is_disabled ?? null})
           AND (${pack ?? null}::text IS NULL OR EXISTS (SELECT FROM drugstore_packs p
             WHERE p.drugstore_id = d.id AND p.pack_key = ${pack ?? null})))`,
    )
  }
  if (filter.person_disabled !== undefined) {
    query = query.where('users.disabled_at', filter.person_disabled ? 'is not' : 'is', null)
  }
  if (filter.never_signed_in !== undefined) {
    query = query.where('users.last_seen_at', filter.never_signed_in ? 'is' : 'is not', null)
  }
  if (filter.inactive_since !== undefined) {
    const since = sql<Date>`(${filter.inactive_since}::date)::timestamp AT TIME ZONE 'Europe/Paris'`
    query = query.where(({ eb, or }) =>
      or([eb('users.last_seen_at', 'is', null), eb('users.last_seen_at', '<', since)]),
    )
  }
  return query
}

/** For the spreadsheet: by key, so that what changes meanwhile shifts nothing. */
export function selectUserIdsAfter(db: Db, filter: Filters, afterId: number, size: number) {
  return filtered(db, filter)
    .select('users.id')
    .where('users.id', '>', afterId)
    .orderBy('users.id')
    .limit(size)
    .execute()
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
