import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Holds placements until the transaction ends, always in the same order: two boards published at once take turns. */
export async function lockPlacements(db: Db, placements: readonly number[]): Promise<void> {
  await sql`SELECT id FROM placements WHERE id = ANY (${[...placements]}::int[]) ORDER BY id FOR UPDATE`.execute(
    db,
  )
}

/** Who stands where in these placements, in order. */
export function selectPlaced(
  db: Db,
  placements: readonly number[],
): Promise<{ id: number; placement: number }[]> {
  return db
    .selectFrom('highlights')
    .select(['id', 'placement'])
    .where('placement', '=', sql<number>`ANY (${[...placements]}::int[])`)
    .orderBy('placement')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Of these highlights, those that exist, with where they stand. */
export async function selectPlacementsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('highlights')
    .select(['id', 'placement'])
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row.placement]))
}

/** Places these highlights, in this order, and numbers them from 0; what did not move keeps its version. */
export async function placeInOrder(
  db: Db,
  placement: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE highlights SET placement = ${placement}::int, position = wanted.rank - 1, updated_at = ${at}::timestamptz,
           version = highlights.version + 1
      FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS wanted (id, rank)
     WHERE highlights.id = wanted.id
       AND (highlights.placement, highlights.position) IS DISTINCT FROM (${placement}::int, wanted.rank - 1)`.execute(
    db,
  )
}
