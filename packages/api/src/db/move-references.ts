import { sql } from 'kysely'
import type { Db } from './db.ts'

type Owner = 'users' | 'drugstores'

interface Reference {
  table_name: string
  column_name: string
}

/** Every column that points at people or drugstores, asked of the database itself: a new table is moved too. */
async function selectReferences(db: Db, owner: Owner): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT source.relname AS table_name, att.attname AS column_name
      FROM pg_constraint con
      JOIN pg_class source ON source.oid = con.conrelid
      JOIN pg_attribute att ON att.attrelid = con.conrelid AND att.attnum = con.conkey[1]
     WHERE con.contype = 'f' AND con.confrelid = ${owner}::regclass AND cardinality(con.conkey) = 1
     ORDER BY 1, 2`.execute(db)
  return rows
}

interface UniqueSet {
  columns: string[]
  /** Of an index over some rows only: which ones. */
  condition: string | null
}

/** The other columns of each unique index that holds this one: one row per value of them. */
async function selectUniqueSets(db: Db, { table_name, column_name }: Reference): Promise<UniqueSet[]> {
  const { rows } = await sql<UniqueSet>`
    SELECT array_agg(att.attname::text) AS columns, pg_get_expr(idx.indpred, idx.indrelid) AS condition
      FROM pg_index idx
      JOIN pg_attribute att ON att.attrelid = idx.indrelid AND att.attnum = ANY (idx.indkey::int2[])
     WHERE idx.indrelid = ${table_name}::regclass AND idx.indisunique AND idx.indexprs IS NULL
     GROUP BY idx.indexrelid, idx.indpred, idx.indrelid`.execute(db)
  return rows
    .filter(({ columns }) => columns.includes(column_name))
    .map(({ columns, condition }) => ({
      columns: columns.filter((column) => column !== column_name),
      condition,
    }))
}

/** Hands over everything that points at one row to another; where both have the same thing, the kept one's stays. */
export async function moveReferences(db: Db, owner: Owner, removeId: number, keepId: number): Promise<void> {
  for (const reference of await selectReferences(db, owner)) {
    const table = sql.table(reference.table_name)
    const column = sql.ref(reference.column_name)
    for (const { columns, condition } of await selectUniqueSets(db, reference)) {
      // The condition comes from the catalogue of the database, never from a request.
      const ruled = condition === null ? sql`true` : sql.raw(condition)
      const same = columns.map(
        (name) => sql`kept.${sql.ref(name)} IS NOT DISTINCT FROM gone.${sql.ref(name)}`,
      )
      await sql`
        DELETE FROM ${table} gone WHERE gone.${column} = ${removeId}::int
           AND gone.ctid IN (SELECT ctid FROM ${table} WHERE ${ruled}) AND EXISTS (
          SELECT FROM (SELECT * FROM ${table} WHERE ${ruled}) kept WHERE kept.${column} = ${keepId}::int
             AND ${same.length === 0 ? sql`true` : sql.join(same, sql` AND `)})`.execute(db)
    }
    await sql`UPDATE ${table} SET ${column} = ${keepId}::int WHERE ${column} = ${removeId}::int`.execute(db)
  }
}
