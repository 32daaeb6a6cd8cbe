import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'

/** What one statement carries: more would only be a larger text to read. */
const AT_ONCE = 5_000

let isTrusted = false

/**
 * For the process that fills a new embedded database, alone with it: what its rows point at was read there a moment ago,
 * and asking again for each of them is half the work. Tests write the same rows with every check.
 */
export function trustBulk(): void {
  isTrusted = true
}

/** Writes rows by the thousand, whose references need no check where they are trusted. No trigger of ours is on their tables. */
export async function inBulk(trx: Db, write: () => Promise<unknown>): Promise<void> {
  if (isTrusted) await sql`SET LOCAL session_replication_role = replica`.execute(trx)
  await write()
  if (isTrusted) await sql`SET LOCAL session_replication_role = origin`.execute(trx)
}

/**
 * Writes thousands of rows in a few statements: one value each, whatever their number, whose columns are read as the
 * table declares them. Every row names the same columns as the first. With `isKept`, what is there already stays.
 */
export function insertMany<Name extends keyof Tables>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  { isKept = false }: { isKept?: boolean } = {},
): Promise<void> {
  const [first] = rows
  if (first === undefined) return Promise.resolve()
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  const otherwise = isKept ? sql`ON CONFLICT DO NOTHING` : sql``
  return inBulk(trx, async () => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await sql`
        INSERT INTO ${sql.table(table)} (${columns})
        SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)},
          ${JSON.stringify(rows.slice(from, from + AT_ONCE))}::json) ${otherwise}`.execute(trx)
  })
}
