import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Every published offer with a last day to order, whoever it is for. */
export async function selectDeadlines(db: Db): Promise<{ id: number; day: string }[]> {
  const { rows } = await sql<{ id: number; day: string }>`
    SELECT id, fields ->> 'order_deadline' AS day FROM content
     WHERE kind = 'promotional_offer' AND status = 'published' AND fields ->> 'order_deadline' IS NOT NULL
     ORDER BY 2, 1`.execute(db)
  return rows
}
