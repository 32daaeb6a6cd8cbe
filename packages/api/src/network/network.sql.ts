import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export function selectGroups(db: Db) {
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .select(sql<number>`(SELECT count(*)::int FROM drugstores d WHERE d.group_id = groups.id)`.as('uses'))
    .orderBy('id')
    .execute()
}

const ZONE_USES = sql<number>`((SELECT count(*) FROM drugstores d WHERE d.zone_id = zones.id)
  + (SELECT count(*) FROM user_zones u WHERE u.zone_id = zones.id))::int`

export function selectZones(db: Db) {
  return db
    .selectFrom('zones')
    .select(['id', 'name', ZONE_USES.as('uses')])
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute()
}

export function selectZone(db: Db, id: number) {
  return db
    .selectFrom('zones')
    .select(['id', 'name', ZONE_USES.as('uses')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Null when a zone already has this name, whatever its case. */
export async function insertZone(db: Db, name: string): Promise<number | null> {
  const row = await db
    .insertInto('zones')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isZoneName(db: Db, name: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('zones')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateZone(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('zones').set({ name }).where('id', '=', id).execute()
}

export async function deleteZone(db: Db, id: number): Promise<void> {
  await db.deleteFrom('zones').where('id', '=', id).execute()
}

const PACK_USES = sql<number>`((SELECT count(*) FROM drugstore_packs d WHERE d.pack_key = packs.key)
  + (SELECT count(*) FROM user_packs u WHERE u.pack_key = packs.key))::int`

export function selectPacks(db: Db) {
  return db
    .selectFrom('packs')
    .select(['key', 'label', 'site', PACK_USES.as('uses')])
    .orderBy('position')
    .orderBy('key')
    .execute()
}

export function selectPack(db: Db, key: string) {
  return db
    .selectFrom('packs')
    .select(['key', 'label', 'site', PACK_USES.as('uses')])
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function selectPackKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('packs').select('key').execute()
  return rows.map((row) => row.key)
}

export async function insertPack(
  db: Db,
  pack: { key: string; label: string; site: number },
): Promise<boolean> {
  const row = await db
    .insertInto('packs')
    .values({ ...pack, position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM packs)` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePack(db: Db, key: string, label: string): Promise<void> {
  await db.updateTable('packs').set({ label }).where('key', '=', key).execute()
}

export async function deletePack(db: Db, key: string): Promise<void> {
  await db.deleteFrom('packs').where('key', '=', key).execute()
}

export async function moveZone(db: Db, from: number, to: number): Promise<void> {
  await db.updateTable('drugstores').set({ zone_id: to }).where('zone_id', '=', from).execute()
  await sql`INSERT INTO user_zones (user_id, zone_id) SELECT user_id, ${to} FROM user_zones WHERE zone_id = ${from}
            ON CONFLICT DO NOTHING`.execute(db)
  await db.deleteFrom('user_zones').where('zone_id', '=', from).execute()
}

export async function movePack(db: Db, from: string, to: string): Promise<void> {
  await sql`INSERT INTO drugstore_packs (drugstore_id, pack_key)
            SELECT drugstore_id, ${to} FROM drugstore_packs WHERE pack_key = ${from}
            ON CONFLICT DO NOTHING`.execute(db)
  await db.deleteFrom('drugstore_packs').where('pack_key', '=', from).execute()
  await sql`INSERT INTO user_packs (user_id, pack_key) SELECT user_id, ${to} FROM user_packs WHERE pack_key = ${from}
            ON CONFLICT DO NOTHING`.execute(db)
  await db.deleteFrom('user_packs').where('pack_key', '=', from).execute()
}
