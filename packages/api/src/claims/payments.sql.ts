import { sql } from 'kysely'
import type { ClaimStatus } from '@kiosque/contract/domain/claims'
import type { Db } from '../db/db.ts'

export interface OwedRow {
  id: number
  number: string
  status: ClaimStatus
  drugstore_id: number
  title: string
  laboratory: string
  accepted_amount: number
  payment_reference: string | null
  paid_on: string | null
}

/** What is known of these numbers. For a real import they are held until it ends. */
export async function selectByNumbers(
  db: Db,
  numbers: readonly string[],
  { isHeld }: { isHeld: boolean },
): Promise<Map<string, OwedRow>> {
  const { rows } = await sql<OwedRow>`
    SELECT c.id, c.number, c.status, c.drugstore_id, o.title, l.name AS laboratory, c.payment_reference, c.paid_on,
           (SELECT coalesce(sum(n.accepted_amount), 0)::bigint FROM bri_claim_lines n WHERE n.claim_id = c.id)
             AS accepted_amount
      FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id JOIN laboratories l ON l.id = o.laboratory_id
     WHERE c.number = ANY (${[...numbers]}::text[]) AND c.status <> 'draft'
     ORDER BY c.id ${isHeld ? sql`FOR UPDATE OF c` : sql``}`.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}

export interface PaidRow {
  id: number
  reference: string
  paid_on: string
  amount: number
}

/** Several hundred at once, in one statement of one value. */
export async function payMany(db: Db, rows: readonly PaidRow[], by: number, at: Date): Promise<void> {
  const given = JSON.stringify(rows)
  await sql`
    UPDATE bri_claims c SET status = 'paid', paid_on = g.paid_on, payment_reference = g.reference,
           version = c.version + 1, updated_at = ${at}
      FROM json_to_recordset(${given}::json) AS g (id int, reference text, paid_on date)
     WHERE c.id = g.id`.execute(db)
  await sql`
    INSERT INTO bri_claim_events (claim_id, kind, actor_id, at, comment, amount)
    SELECT id, 'paid', ${by}::int, ${at}::timestamptz, reference, amount
      FROM json_to_recordset(${given}::json) AS g (id int, reference text, amount bigint)`.execute(db)
}
