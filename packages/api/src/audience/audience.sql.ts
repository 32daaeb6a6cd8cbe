import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'

const GUEST = 0

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
  const holdsForDrugstore = sql`(
    (cardinality(${target.sites}::int[]) = 0 OR drugstores.site = ANY (${target.sites}::int[]))
    AND (cardinality(${target.groups}::int[]) = 0 OR drugstores.group_id = ANY (${target.groups}::int[]))
    AND (cardinality(${target.zones}::int[]) = 0 OR drugstores.zone_id = ANY (${target.zones}::int[]))
    AND (cardinality(${target.packs}::text[]) = 0 OR EXISTS (
      SELECT FROM drugstore_packs p WHERE p.drugstore_id = drugstores.id AND p.pack_key = ANY (${target.packs}::text[])))
    AND (cardinality(${target.drugstore_ids}::int[]) = 0 OR drugstores.id = ANY (${target.drugstore_ids}::int[]))
    AND NOT drugstores.id = ANY (${target.excluded_drugstore_ids}::int[]))`
  // Someone without a drugstore has no group; packs and zones are then their own (S6-04, S6-05).
  const holdsForPerson = sql`(
    (cardinality(${target.sites}::int[]) = 0 OR 1 = ANY (${target.sites}::int[]))
    AND cardinality(${target.groups}::int[]) = 0 AND cardinality(${target.drugstore_ids}::int[]) = 0
    AND (cardinality(${target.zones}::int[]) = 0 OR EXISTS (
      SELECT FROM user_zones z WHERE z.user_id = accounts.user_id AND z.zone_id = ANY (${target.zones}::int[])))
    AND (cardinality(${target.packs}::text[]) = 0 OR EXISTS (
      SELECT FROM user_packs p WHERE p.user_id = accounts.user_id AND p.pack_key = ANY (${target.packs}::text[]))))`
  const rows = await sql<{ drugstores: number; people: number }>`
    WITH reached AS (
      SELECT id FROM drugstores WHERE NOT is_disabled AND ${holdsForDrugstore}
    )
    SELECT (SELECT count(*)::int FROM reached) AS drugstores, (
      SELECT count(DISTINCT accounts.user_id)::int FROM accounts
        JOIN users ON users.id = accounts.user_id AND users.right_id IS NULL AND users.erased_at IS NULL
       WHERE (CASE WHEN accounts.type = ${GUEST}::int THEN ${GUEST}::int = ANY (${target.account_types}::int[])
              ELSE cardinality(${target.account_types}::int[]) = 0 OR accounts.type = ANY (${target.account_types}::int[]) END)
         AND (CASE WHEN accounts.drugstore_id IS NULL THEN ${holdsForPerson}
              ELSE accounts.drugstore_id IN (SELECT id FROM reached) END)
    ) AS people
  `.execute(db)
  return rows.rows[0]!
}

/** One drugstore with all the rule reads of it. */
export async function selectDrugstoreAudience(db: Db, id: number) {
  const drugstore = await db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'site', 'group_id', 'zone_id'])
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
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function selectByIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'cip_officine'])
    .where('id', 'in', [...ids])
    .orderBy('name')
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

/** Tables that carry a target: their named drugstores do not share the answers of the others. */
const TARGETED_TABLES = ['content', 'useful_links', 'highlights'] as const

/** Every drugstore that a target names or excludes, anywhere. */
export async function selectNamedDrugstores(db: Db): Promise<number[]> {
  const parts = TARGETED_TABLES.map(
    (table) => sql`
      SELECT unnest(target_drugstore_ids || target_excluded_drugstore_ids) AS id FROM ${sql.table(table)}
       WHERE target_drugstore_ids <> '{}' OR target_excluded_drugstore_ids <> '{}'`,
  )
  const rows = await sql<{
    id: number
  }>`SELECT DISTINCT id FROM (${sql.join(parts, sql` UNION ALL `)}) named`.execute(db)
  return rows.rows.map((row) => row.id)
}

/** The next instant at which something published appears or disappears by itself. */
export async function selectNextBoundary(db: Db, now: Date): Promise<Date | null> {
  const rows = await sql<{ at: Date | null }>`
    SELECT least(
      (SELECT min(starts_at) FROM content WHERE status = 'published' AND starts_at > ${now}::timestamptz),
      (SELECT min(ends_at) FROM content WHERE status = 'published' AND ends_at > ${now}::timestamptz),
      (SELECT min(starts_at) FROM highlights WHERE starts_at > ${now}::timestamptz),
      (SELECT min(ends_at) FROM highlights WHERE ends_at > ${now}::timestamptz)
    ) AS at`.execute(db)
  return rows.rows[0]?.at ?? null
}
