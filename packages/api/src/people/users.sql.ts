import type { NotificationPreferences } from '@kiosque/contract/wire/identity'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export async function updatePreferences(
  db: Db,
  id: number,
  preferences: Partial<NotificationPreferences>,
): Promise<void> {
  await db
    .updateTable('users')
    // What is not given stays as it was.
    .set({ notification_preferences: sql`notification_preferences || ${JSON.stringify(preferences)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

export async function replaceUserZones(db: Db, userId: number, zoneIds: number[]): Promise<void> {
  await db.deleteFrom('user_zones').where('user_id', '=', userId).execute()
  if (zoneIds.length === 0) return
  await db
    .insertInto('user_zones')
    .values([...new Set(zoneIds)].map((zone_id) => ({ user_id: userId, zone_id })))
    .execute()
}

export async function replaceUserPacks(db: Db, userId: number, packs: string[]): Promise<void> {
  await db.deleteFrom('user_packs').where('user_id', '=', userId).execute()
  if (packs.length === 0) return
  await db
    .insertInto('user_packs')
    .values([...new Set(packs)].map((pack_key) => ({ user_id: userId, pack_key })))
    .execute()
}

export async function countZones(db: Db, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const row = await db
    .selectFrom('zones')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The head office always keeps one administrator who can enter; locking them all makes two removals wait for each other. */
export async function lockAdministrators(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('right_id', '=', 1)
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}
