import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface Peers {
  people: number
  /** The mean of everyone's best score; null for nobody. */
  average: number | null
  /** Those whose best is below a score. */
  below: number
}

/** How many work in a pharmacy and can sign in. */
export async function countTeam(db: Db, drugstoreId: number): Promise<number> {
  const { total } = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(sql<number>`count(DISTINCT users.id)::int`.as('total'))
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Everyone who finished the quiz, or those of one pharmacy. Read from an index alone: answers are never opened. */
export async function selectPeers(
  db: Db,
  { contentId, score, drugstoreId }: { contentId: number; score: number; drugstoreId: number | null },
): Promise<Peers> {
  const team =
    drugstoreId === null
      ? sql``
      : sql`AND user_id IN (SELECT accounts.user_id FROM accounts WHERE accounts.drugstore_id = ${drugstoreId}::int)`
  const { rows } = await sql<Peers>`
    SELECT count(*)::int AS people, round(avg(best))::int AS average,
           count(*) FILTER (WHERE best < ${score}::int)::int AS below
      FROM (SELECT user_id, max(score) AS best FROM quiz_attempts
             WHERE content_id = ${contentId}::int AND user_id IS NOT NULL AND submitted_at IS NOT NULL ${team}
             GROUP BY user_id) each`.execute(db)
  return rows[0] ?? { people: 0, average: null, below: 0 }
}
