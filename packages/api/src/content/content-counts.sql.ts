import { sql } from 'kysely'
import { changedSince } from '../audience/counts.predicate.ts'
import type { Db } from '../db/db.ts'

/** Writers share it; it is taken alone to move the clock or to tidy (see the migration). */
const LOCK = 7_205_021

/**
 * Moves the clock of the counts to this instant, so that few contents are looked at one by one. False when somebody was writing just
 * then: it never waits while it holds something, and nothing depends on when it happens.
 */
export async function moveCountClock(trx: Db, now: Date, today: string): Promise<boolean> {
  if (!(await lockCounts(trx))) return false
  const { rows } = await sql<{ id: number; held: boolean }>`
    WITH changing AS MATERIALIZED (SELECT DISTINCT id FROM (${changedSince({ now, today })}) found (id)),
         held AS (SELECT id FROM content WHERE id IN (SELECT id FROM changing) FOR NO KEY UPDATE SKIP LOCKED)
    SELECT changing.id, held.id IS NOT NULL AS held FROM changing LEFT JOIN held USING (id)`.execute(trx)
  if (rows.some((row) => !row.held)) return false
  await sql`UPDATE content_clock SET at = ${now}::timestamptz, day = ${today}::date`.execute(trx)
  // Written as they are, they are placed anew.
  await sql`UPDATE content SET kind = kind WHERE id = ANY (${rows.map((row) => row.id)}::int[])`.execute(trx)
  return true
}

/** Makes every count again, from the contents themselves, and forgets the empty ones. */
export async function recountContents(trx: Db): Promise<boolean> {
  if (!(await lockCounts(trx))) return false
  await sql`DELETE FROM content_count_change`.execute(trx)
  await sql`INSERT INTO content_count_change (count_id, n)
    SELECT count_id, count(*) FROM content WHERE count_id IS NOT NULL GROUP BY count_id`.execute(trx)
  await sql`DELETE FROM content_count c
    WHERE NOT EXISTS (SELECT FROM content_count_change t WHERE t.count_id = c.id)`.execute(trx)
  return true
}

/** What contents of a kind are narrowed by, with what it is made from. */
export function selectFiltered(db: Db, kind: string, afterId: number, size: number) {
  return db
    .selectFrom('content')
    .select(['id', 'version', 'category', 'laboratory_id', 'fields', 'filter_values'])
    .where('kind', '=', kind)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(size)
    .execute()
}

export interface Refiltered {
  id: number
  version: number
  values: string[]
}

/** Unless it was written since it was read: it then says already what it should. */
export async function writeFilterValues(db: Db, { id, version, values }: Refiltered): Promise<void> {
  await db
    .updateTable('content')
    .set({ filter_values: values })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

async function lockCounts(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`.execute(
    trx,
  )
  return rows[0]?.taken === true
}
