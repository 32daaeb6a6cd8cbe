import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'

/** `FROM … WHERE …` over `users`: whom a list is about. */
type Matching = RawBuilder<unknown>

/** People of a list, page by page as it is read, or by key for a spreadsheet. */
export function peopleList<Row>(columns: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const rowsOf = async (db: Db, query: RawBuilder<Row>) => (await query.execute(db)).rows
  return {
    page: (db: Db, matching: Matching, { limit, offset }: { limit: number; offset: number }) =>
      rowsOf(
        db,
        sql<Row>`SELECT ${columns} ${matching} ORDER BY ${order} LIMIT ${limit}::int OFFSET ${offset}::int`,
      ),
    after: (db: Db, matching: Matching, { afterId, size }: { afterId: number; size: number }) =>
      rowsOf(
        db,
        sql<Row>`SELECT ${columns} ${matching} AND users.id > ${afterId}::int ORDER BY users.id LIMIT ${size}::int`,
      ),
    async count(db: Db, matching: Matching): Promise<number> {
      const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${matching}`.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}
