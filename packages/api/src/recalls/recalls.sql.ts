import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { RecallStatus } from '@kiosque/contract/domain/recalls'
import type { Target } from '@kiosque/contract/domain/audience'
import type { RecallCounts } from '@kiosque/contract/wire/recalls'
import { reachesDrugstore } from '../audience/reached.predicate.ts'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'
import type { RecallTables } from './recalls.tables.ts'

export type RecallRow = Selectable<RecallTables['recalls']> & WithTarget

/** Where a recall is read and answered. */
export const recallLink = (id: number): string => `/rappels/${id}`

/** Null for the whole network. */
export type Zones = readonly number[] | null

export const inZones = (zones: Zones): RawBuilder<SqlBool> =>
  zones === null ? sql`true` : sql`d.zone_id = ANY (${[...zones]}::int[])`

export function insertRecall(db: Db, recall: Insertable<RecallTables['recalls']>): Promise<RecallRow> {
  return db
    .insertInto('recalls')
    .values(recall)
    .returningAll()
    .returning(targetOf('recalls'))
    .executeTakeFirstOrThrow()
}

export function updateRecall(
  db: Db,
  id: number,
  recall: Updateable<RecallTables['recalls']>,
): Promise<RecallRow> {
  return db
    .updateTable('recalls')
    .set(recall)
    .where('id', '=', id)
    .returningAll()
    .returning(targetOf('recalls'))
    .executeTakeFirstOrThrow()
}

export async function deleteRecall(db: Db, id: number): Promise<void> {
  await db.deleteFrom('recalls').where('id', '=', id).execute()
}

export function selectRecall(db: Db, id: number): Promise<RecallRow | undefined> {
  return db
    .selectFrom('recalls')
    .selectAll()
    .select(targetOf('recalls'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Held until the end: for whoever opens, changes or closes it. */
export function lockRecall(db: Db, id: number): Promise<RecallRow | undefined> {
  return db
    .selectFrom('recalls')
    .selectAll()
    .select(targetOf('recalls'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Held so that it is not closed meanwhile; pharmacies that answer together do not wait for each other. */
export function shareRecall(db: Db, id: number): Promise<RecallRow | undefined> {
  return db
    .selectFrom('recalls')
    .selectAll()
    .select(targetOf('recalls'))
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}

interface RecallFilter {
  q?: string | undefined
  status?: RecallStatus | undefined
}

function matching(db: Db, { q, status }: RecallFilter) {
  let query = db.selectFrom('recalls')
  if (status !== undefined) query = query.where('status', '=', status)
  for (const pattern of likePatterns(q ?? '')) query = query.where('search', 'like', pattern)
  return query
}

/** Drafts first, then what is under way, then what is closed; the latest of each first. */
export function selectRecalls(
  db: Db,
  filter: RecallFilter,
  page: { limit: number; offset: number },
): Promise<RecallRow[]> {
  return matching(db, filter)
    .selectAll()
    .select(targetOf('recalls'))
    .orderBy(sql`CASE status WHEN 'open' THEN 0 WHEN 'draft' THEN 1 ELSE 2 END`)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countRecalls(db: Db, filter: RecallFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Every pharmacy the target holds for, in one statement. */
export async function insertPharmacies(db: Db, recallId: number, target: Target): Promise<number> {
  const inserted = await sql`
    INSERT INTO recall_pharmacies (recall_id, drugstore_id)
    SELECT ${recallId}::int, drugstores.id FROM drugstores
     WHERE NOT drugstores.is_disabled AND ${reachesDrugstore(target)}
    ON CONFLICT DO NOTHING`.execute(db)
  // Everybody answers within minutes: what is asked of these lines must not be planned as if there were none of them.
  await sql`ANALYZE recall_pharmacies`.execute(db)
  return Number(inserted.numAffectedRows ?? 0)
}

export const pharmaciesOf = (recallId: number): RawBuilder<unknown> =>
  sql`SELECT drugstore_id FROM recall_pharmacies WHERE recall_id = ${recallId}::int`

const COUNTS = sql`count(*)::int AS pharmacies, count(p.confirmed_at)::int AS confirmed,
  count(*) FILTER (WHERE p.outcome = 'withdrawn')::int AS withdrawn,
  count(*) FILTER (WHERE p.outcome = 'none')::int AS none,
  count(*) FILTER (WHERE p.confirmed_at IS NULL)::int AS silent,
  count(*) FILTER (WHERE p.confirmed_at IS NULL AND p.escalated_at IS NOT NULL)::int AS escalated,
  coalesce(sum(p.quantity), 0)::int AS boxes`

export const NO_COUNTS: RecallCounts = {
  pharmacies: 0,
  confirmed: 0,
  withdrawn: 0,
  none: 0,
  silent: 0,
  escalated: 0,
  boxes: 0,
}

/** How far each of these recalls has come, within some zones. */
export async function selectCounts(
  db: Db,
  ids: readonly number[],
  zones: Zones,
): Promise<Map<number, RecallCounts>> {
  const { rows } = await sql<RecallCounts & { recall_id: number }>`
    SELECT p.recall_id, ${COUNTS} FROM recall_pharmacies p JOIN drugstores d ON d.id = p.drugstore_id
     WHERE p.recall_id = ANY (${[...ids]}::int[]) AND ${inZones(zones)} GROUP BY p.recall_id`.execute(db)
  return new Map(rows.map(({ recall_id, ...counts }) => [recall_id, counts]))
}

/** How many pharmacies have not answered, in all that is under way, and the first recall by name. */
export async function selectSilence(db: Db, zones: Zones): Promise<{ count: number; first: string | null }> {
  const { rows } = await sql<{ count: number; first: string | null }>`
    SELECT count(*)::int AS count, min(r.product) AS first
      FROM recall_pharmacies p JOIN recalls r ON r.id = p.recall_id AND r.status = 'open'
      JOIN drugstores d ON d.id = p.drugstore_id
     WHERE p.confirmed_at IS NULL AND ${inZones(zones)}`.execute(db)
  return rows[0] ?? { count: 0, first: null }
}
