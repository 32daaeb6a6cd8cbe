import { sql } from 'kysely'
import type { ClaimReason, ClaimStatus } from '@kiosque/contract/domain/claims'
import type { Db } from '../db/db.ts'

const LAST_DAY = sql`(CASE WHEN c.status = 'to_correct' THEN least(c.correct_by, o.deadline) ELSE o.deadline END)`
const AMOUNT = sql`(SELECT coalesce(sum(n.amount), 0)::bigint FROM bri_claim_lines n WHERE n.claim_id = c.id)`

/** What waits for a pharmacy: every correction still possible, and drafts with something in them that end soon. */
export const claimsDue = (drugstoreId: number, { today, until }: { today: string; until: string }) =>
  sql<{
    content_id: number
  }>`SELECT c.id AS content_id FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id
    WHERE c.drugstore_id = ${drugstoreId}::int AND ${LAST_DAY} >= ${today}::date AND (c.status = 'to_correct'
      OR c.status = 'draft' AND o.status = 'open' AND o.deadline <= ${until}::date
         AND EXISTS (SELECT FROM bri_claim_lines n WHERE n.claim_id = c.id))`

export const noClaim = sql<{ content_id: number }>`SELECT NULL::int AS content_id WHERE false`

export interface DueRow {
  id: number
  number: string
  status: ClaimStatus
  drugstore_id: number
  title: string
  laboratory: string
  reason_code: ClaimReason | null
  amount: number
  last_day: string
}

export async function selectDue(db: Db, ids: readonly number[]): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT c.id, c.number, c.status, c.drugstore_id, o.title, l.name AS laboratory, c.reason_code, ${AMOUNT} AS amount,
           ${LAST_DAY} AS last_day
      FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id JOIN laboratories l ON l.id = o.laboratory_id
     WHERE c.id = ANY (${[...ids]}::int[]) ORDER BY last_day, c.id`.execute(db)
  return rows
}

/** Claims not reminded of yet whose last day is within these days: marked by the very statement that finds them. */
export async function takeReminders(
  db: Db,
  { today, until }: { today: string; until: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE bri_claims c SET reminded_for = ${LAST_DAY} FROM bri_operations o
     WHERE o.id = c.operation_id AND (c.status = 'to_correct' OR c.status = 'draft' AND o.status = 'open'
         AND EXISTS (SELECT FROM bri_claim_lines n WHERE n.claim_id = c.id))
       AND ${LAST_DAY} BETWEEN ${today}::date AND ${until}::date AND c.reminded_for IS DISTINCT FROM ${LAST_DAY}
     RETURNING c.id`.execute(db)
  return rows.map((row) => row.id)
}
