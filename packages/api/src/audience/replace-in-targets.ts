import { sql } from 'kysely'
import { DIMENSIONS } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'
import type { Dimension } from '../network/target-uses.ts'

const typeOf = (dimension: Dimension) => sql.raw(dimension === 'packs' ? 'text' : 'int')

/** Every table whose rows are for somebody: contents, links, highlights, popins, saved audiences… */
async function targetedTables(db: Db): Promise<{ name: string; has_version: boolean }[]> {
  const { rows } = await sql<{ name: string; has_version: boolean }>`
    SELECT table_name AS name, table_name = 'saved_audiences' AS has_version FROM information_schema.columns
     WHERE column_name = 'target_id' AND table_schema = current_schema() AND table_name <> 'content_count'
     ORDER BY table_name`.execute(db)
  return rows
}

/** How many things are for each zone, pack or group by name, saved audiences included; those named nowhere are absent. */
export async function countsInTargets(db: Db, dimension: Dimension): Promise<Map<string, number>> {
  const uses = (await targetedTables(db)).map(({ name }) => sql`SELECT target_id FROM ${sql.table(name)}`)
  const { rows } = await sql<{ value: string; uses: number }>`
    SELECT value::text AS value, count(*)::int AS uses
      FROM (${sql.join(uses, sql` UNION ALL `)}) used
      JOIN targets ON targets.id = used.target_id, unnest(targets.${sql.ref(dimension)}) AS value
     GROUP BY 1`.execute(db)
  return new Map(rows.map((row) => [row.value, row.uses]))
}

/** Whatever was for the one is for the other: each target that named it gives way to the one that names its successor. */
export async function replaceInTargets(
  db: Db,
  dimension: Dimension,
  from: number | string,
  to: number | string,
): Promise<void> {
  const type = typeOf(dimension)
  const named = sql.ref(dimension)
  const lists = DIMENSIONS.map((name) =>
    name === dimension ? sql`array_replace(${named}, ${from}::${type}, ${to}::${type})` : sql.ref(name),
  )
  const { rows } = await sql<{ old_id: number; new_id: number }>`
    SELECT id AS old_id, target_of(${sql.join(lists)}) AS new_id
      FROM targets WHERE ${named} @> ARRAY[${from}::${type}]`.execute(db)
  if (rows.length === 0) return
  const [olds, news] = [rows.map((row) => row.old_id), rows.map((row) => row.new_id)]
  for (const { name, has_version } of await targetedTables(db)) {
    await sql`UPDATE ${sql.table(name)} held
        SET target_id = moved.new_id ${has_version ? sql`, version = version + 1` : sql``}
       FROM unnest(${olds}::int[], ${news}::int[]) AS moved (old_id, new_id)
      WHERE held.target_id = moved.old_id`.execute(db)
  }
}
