import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'

/** What one statement carries: more would only be a larger text to read. */
const AT_ONCE = 5_000

/**
 * Writes thousands of rows in a few statements: one value each, whatever their number, whose columns are read as the
 * table declares them. Every row names the same columns as the first.
 */
export async function insertMany<Name extends keyof Tables & string>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)},
        ${JSON.stringify(rows.slice(from, from + AT_ONCE))}::json)
      ON CONFLICT DO NOTHING`.execute(trx)
}
