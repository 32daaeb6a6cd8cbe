import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'
import { PREPARED } from '../db/prepared.ts'

/** Several lists of contents in one statement, by their names. */
export async function selectContentIds<Name extends string>(
  db: Db,
  lists: Readonly<Record<Name, RawBuilder<{ content_id: number }>>>,
): Promise<Record<Name, ReadonlySet<number>>> {
  const parts = Object.entries<RawBuilder<{ content_id: number }>>(lists).map(
    ([name, list]) =>
      sql`SELECT ${sql.lit(name)} AS name, string_agg(own.content_id::text, ',') AS ids FROM (${list}) own`,
  )
  const { rows } = await sql<{
    name: Name
    ids: string | null
  }>`${PREPARED} ${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  const found = new Map(rows.map(({ name, ids }) => [name as string, ids]))
  const idsOf = (name: string) => new Set(found.get(name)?.split(',').map(Number))
  return Object.fromEntries(Object.keys(lists).map((name) => [name, idsOf(name)])) as unknown as Record<
    Name,
    ReadonlySet<number>
  >
}
