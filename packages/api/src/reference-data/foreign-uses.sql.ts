import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

interface ForeignKey {
  table: string
  column: string
}

/** Every column that points to this table, contents apart: they have a history to keep. */
async function foreignKeysTo(db: Db, table: string): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT source.relname AS "table", a.attname AS "column"
      FROM pg_constraint c
      JOIN pg_class source ON source.oid = c.conrelid
      JOIN pg_class target ON target.oid = c.confrelid
      JOIN pg_namespace n ON n.oid = target.relnamespace AND n.nspname = current_schema()
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND cardinality(c.conkey) = 1
       AND target.relname = ${table} AND source.relname <> 'content'`.execute(db)
  return rows
}

export async function countForeignUses(db: Db, table: string, id: number): Promise<number> {
  let uses = 0
  for (const key of await foreignKeysTo(db, table)) {
    const { rows } = await sql<{ uses: number }>`
      SELECT count(*)::int AS uses FROM ${sql.table(key.table)} WHERE ${sql.ref(key.column)} = ${id}`.execute(
      db,
    )
    uses += rows[0]?.uses ?? 0
  }
  return uses
}

export async function moveForeignUses(db: Db, table: string, from: number, to: number): Promise<void> {
  for (const key of await foreignKeysTo(db, table)) {
    await sql`UPDATE ${sql.table(key.table)} SET ${sql.ref(key.column)} = ${to}
               WHERE ${sql.ref(key.column)} = ${from}`.execute(db)
  }
}
