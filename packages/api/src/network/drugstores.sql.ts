import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export function lockDrugstore(db: Db, id: number) {
  return db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'is_disabled'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The whole drugstore, with its packs and zone. */
export function drugstoresFull(db: Db) {
  return db
    .selectFrom('drugstores')
    .innerJoin('groups', 'groups.id', 'drugstores.group_id')
    .leftJoin('zones', 'zones.id', 'drugstores.zone_id')
    .select([
      'drugstores.id',
      'drugstores.name',
      'drugstores.cip_officine',
      'drugstores.siret',
      'drugstores.finess',
      'drugstores.address',
      'drugstores.postcode',
      'drugstores.city',
      'drugstores.phone',
      'drugstores.email',
      'drugstores.zone_id',
      'drugstores.is_disabled',
      'drugstores.disabled_reason',
      'drugstores.created_at',
      'groups.name as group_name',
      'zones.name as zone_name',
    ])
    .select(
      sql<string[]>`ARRAY(SELECT p.pack_key FROM drugstore_packs p
        WHERE p.drugstore_id = drugstores.id ORDER BY 1)`.as('packs'),
    )
}

export function selectDrugstore(db: Db, id: number) {
  return drugstoresFull(db).where('drugstores.id', '=', id).executeTakeFirst()
}

export type DrugstoreRow = NonNullable<Awaited<ReturnType<typeof selectDrugstore>>>

export function selectDisabled(db: Db, id: number) {
  return db
    .selectFrom('drugstores')
    .select(['is_disabled', 'zone_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Is it one of the person's own drugstores? */
export async function worksAt(db: Db, userId: number, drugstoreId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('drugstore_id', '=', drugstoreId)
    .executeTakeFirst()
  return row !== undefined
}

/** Everyone of a team, most responsible first. */
export function selectTeam(db: Db, drugstoreId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select([
      'accounts.id as account_id',
      'accounts.user_id',
      'accounts.type',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.last_seen_at',
      'users.disabled_at',
    ])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .orderBy('accounts.type', 'desc')
    .orderBy('users.search_text')
    .execute()
}
