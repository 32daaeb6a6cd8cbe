import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export async function insertVisit(db: Db, accountId: number, week: string): Promise<void> {
  await sql`
    INSERT INTO drugstore_week (drugstore_id, week, visits)
    SELECT drugstore_id, ${week}::date, 1 FROM accounts WHERE id = ${accountId}::int AND drugstore_id IS NOT NULL
    ON CONFLICT (drugstore_id, week) DO UPDATE SET visits = drugstore_week.visits + 1`.execute(db)
}
