import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export type Dimension = 'groups' | 'zones' | 'packs'

const columnOf = (dimension: Dimension) => `target_${dimension}`
const typeOf = (dimension: Dimension) => sql.raw(dimension === 'packs' ? 'text' : 'int')

/** Every table whose rows are for somebody: contents, links, highlights, popins… */
async function tablesWith(db: Db, dimension: Dimension): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = ${columnOf(dimension)} AND table_schema = current_schema()
     ORDER BY table_name`.execute(db)
  return rows.map((row) => row.name)
}

/** How many targets name each zone, pack or group, saved audiences included: those that no target names are absent. */
export async function countsInTargets(db: Db, dimension: Dimension): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const add = (rows: { value: string; uses: number }[]) => {
    for (const { value, uses } of rows) counts.set(value, (counts.get(value) ?? 0) + uses)
  }
  for (const table of await tablesWith(db, dimension)) {
    const named = sql.ref(columnOf(dimension))
    const { rows } = await sql<{ value: string; uses: number }>`
      SELECT value::text AS value, count(*)::int AS uses
        FROM ${sql.table(table)}, unnest(${named}) AS value WHERE ${named} <> '{}' GROUP BY 1`.execute(db)
    add(rows)
  }
  const { rows } = await sql<{ value: string; uses: number }>`
    SELECT value, count(*)::int AS uses
      FROM saved_audiences, jsonb_array_elements_text(target -> ${dimension}::text) AS value
     GROUP BY 1`.execute(db)
  add(rows)
  return counts
}

/** How many targets name this zone or pack. */
export async function countInTargets(db: Db, dimension: Dimension, value: number | string): Promise<number> {
  return (await countsInTargets(db, dimension)).get(String(value)) ?? 0
}

/** Targets that named the one name the other, once. */
export async function replaceInTargets(
  db: Db,
  dimension: Dimension,
  from: number | string,
  to: number | string,
): Promise<void> {
  const type = typeOf(dimension)
  const named = sql.ref(columnOf(dimension))
  for (const table of await tablesWith(db, dimension)) {
    await sql`UPDATE ${sql.table(table)} SET ${named} = ARRAY(
        SELECT DISTINCT unnest(array_replace(${named}, ${from}::${type}, ${to}::${type})) ORDER BY 1)
       WHERE ${named} @> ARRAY[${from}::${type}]`.execute(db)
  }
  await sql`UPDATE saved_audiences SET version = version + 1, target = jsonb_set(target, ARRAY[${dimension}::text], (
      SELECT jsonb_agg(DISTINCT CASE WHEN value = to_jsonb(${from}::${type}) THEN to_jsonb(${to}::${type})
                                     ELSE value END)
        FROM jsonb_array_elements(target -> ${dimension}::text) AS value))
     WHERE target -> ${dimension}::text @> to_jsonb(${from}::${type})`.execute(db)
}
