import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'
import { reachedAccounts, reachesDrugstore } from './reached.predicate.ts'

/** Which of these zones, packs and drugstores do not exist. */
export async function selectMissing(
  db: Db,
  target: Target,
): Promise<{ zones: number[]; packs: string[]; drugstores: number[] }> {
  const drugstoreIds = [...target.drugstore_ids, ...target.excluded_drugstore_ids]
  const row = await sql<{ zones: number[]; packs: string[]; drugstores: number[] }>`
    SELECT
      ARRAY(SELECT wanted FROM unnest(${target.zones}::int[]) wanted WHERE NOT EXISTS (SELECT FROM zones WHERE id = wanted)) AS zones,
      ARRAY(SELECT wanted FROM unnest(${target.packs}::text[]) wanted WHERE NOT EXISTS (SELECT FROM packs WHERE key = wanted)) AS packs,
      ARRAY(SELECT wanted FROM unnest(${drugstoreIds}::int[]) wanted WHERE NOT EXISTS (SELECT FROM drugstores WHERE id = wanted)) AS drugstores
  `.execute(db)
  return row.rows[0]!
}

/** How many enabled drugstores, and people of the pharmacies or guests, a target holds for (D15-02). */
export async function selectReach(db: Db, target: Target): Promise<{ drugstores: number; people: number }> {
  const rows = await sql<{ drugstores: number; people: number }>`
    SELECT (SELECT count(*)::int FROM drugstores WHERE NOT is_disabled AND ${reachesDrugstore(target)}) AS drugstores,
           (SELECT count(DISTINCT reached.user_id)::int FROM (${reachedAccounts(target)}) reached) AS people
  `.execute(db)
  return rows.rows[0]!
}

/** One drugstore with all the rule reads of it. */
export async function selectDrugstoreAudience(db: Db, id: number) {
  const drugstore = await db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'site', 'group_id', 'zone_id', 'is_disabled'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (drugstore === undefined) return null
  const packs = await db
    .selectFrom('drugstore_packs')
    .select('pack_key')
    .where('drugstore_id', '=', id)
    .execute()
  return { ...drugstore, packs: packs.map((row) => row.pack_key) }
}

export async function selectZoneNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('zones')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

export async function selectDrugstoreNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('drugstores')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

export function selectByCips(db: Db, cips: readonly string[]) {
  return db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'cip_officine'])
    .where('cip_officine', '=', sql<string>`ANY (${[...cips]}::text[])`)
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute()
}

export function selectByIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'cip_officine'])
    .where('id', 'in', [...ids])
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute()
}

export async function selectChoices(db: Db) {
  const packs = await db.selectFrom('packs').select(['key', 'label', 'site']).orderBy('position').execute()
  const zones = await db
    .selectFrom('zones')
    .select(['id', 'name'])
    .orderBy(sql`fold(name)`)
    .execute()
  return { packs, zones }
}
