import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

type Dimension = 'target_zones' | 'target_packs'

/** Every table whose rows are for somebody: contents, links, highlights, popins… */
async function tablesWith(db: Db, column: Dimension): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = ${column} AND table_schema = current_schema() ORDER BY table_name`.execute(db)
  return rows.map((row) => row.name)
}

const typeOf = (column: Dimension) => (column === 'target_zones' ? sql.raw('int') : sql.raw('text'))

/** How many targets name this zone or pack. */
export async function countInTargets(db: Db, column: Dimension, value: number | string): Promise<number> {
  let uses = 0
  for (const table of await tablesWith(db, column)) {
    const { rows } = await sql<{ uses: number }>`
      SELECT count(*)::int AS uses FROM ${sql.table(table)}
       WHERE ${sql.ref(column)} @> ARRAY[${value}::${typeOf(column)}]`.execute(db)
    uses += rows[0]?.uses ?? 0
  }
  return uses
}

/** Targets that named the one name the other, once. */
export async function replaceInTargets(
  db: Db,
  column: Dimension,
  from: number | string,
  to: number | string,
): Promise<void> {
  const type = typeOf(column)
  for (const table of await tablesWith(db, column)) {
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ARRAY(
        SELECT DISTINCT unnest(array_replace(${sql.ref(column)}, ${from}::${type}, ${to}::${type})) ORDER BY 1)
       WHERE ${sql.ref(column)} @> ARRAY[${from}::${type}]`.execute(db)
  }
}
