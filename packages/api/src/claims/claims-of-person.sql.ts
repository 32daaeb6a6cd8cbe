import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** What somebody did in claims: prepared, sent, decided, wrote. */
export async function selectOfPerson(db: Db, userId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT c.number, e.kind AS step, e.at, e.comment FROM bri_claim_events e JOIN bri_claims c ON c.id = e.claim_id
     WHERE e.actor_id = ${userId}::int ORDER BY e.id`.execute(db)
  return rows
}

export async function forgetPerson(db: Db, userId: number): Promise<void> {
  // A pharmacist's note goes with them; what the head office answered, or a reference, belongs to the claim.
  await sql`UPDATE bri_claim_events SET comment = CASE WHEN kind = 'submitted' THEN '' ELSE comment END,
    actor_id = NULL WHERE actor_id = ${userId}::int`.execute(db)
  for (const column of ['created_by', 'submitted_by', 'decided_by'] as const)
    await db
      .updateTable('bri_claims')
      .set({ [column]: null })
      .where(column, '=', userId)
      .execute()
  await db.updateTable('bri_proofs').set({ added_by: null }).where('added_by', '=', userId).execute()
  await db.updateTable('bri_batches').set({ created_by: null }).where('created_by', '=', userId).execute()
  await db.updateTable('bri_operations').set({ created_by: null }).where('created_by', '=', userId).execute()
}
