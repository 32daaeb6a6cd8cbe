import { sql } from 'kysely'
import type { VoteAnswer } from '@kiosque/contract/wire/marks'
import type { Db } from '../db/db.ts'

/** One vote per person and question; the latest counts. */
export async function upsertVote(
  db: Db,
  vote: { content_id: number; user_id: number; useful: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto('faq_votes')
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(['content_id', 'user_id']).doUpdateSet({ useful: vote.useful, at: vote.at }),
    )
    .execute()
}

export async function selectVotes(db: Db, contentId: number, userId: number): Promise<VoteAnswer> {
  return db
    .selectFrom('faq_votes')
    .select([
      sql<number>`(count(*) FILTER (WHERE useful))::int`.as('useful'),
      sql<number>`(count(*) FILTER (WHERE NOT useful))::int`.as('not_useful'),
      sql<boolean | null>`bool_or(useful) FILTER (WHERE user_id = ${userId}::int)`.as('mine'),
    ])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow()
}
