import type { VoteAnswer } from '@kiosque/contract/wire/marks'
import type { Member } from '../audience/visible-targets.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { selectVotes, upsertVote } from './faq-votes.sql.ts'

interface Who {
  viewer: Member
  now: Date
}

async function findQuestion(db: Db, id: number, who: Who): Promise<void> {
  const { kind } = await findVisible(db, id, who)
  if (kind !== 'faq') throw notFound()
}

/** « Cette réponse vous a-t-elle aidé ? » (D15-04). */
export async function voteOn(db: Db, id: number, useful: boolean, who: Who): Promise<VoteAnswer> {
  await findQuestion(db, id, who)
  await upsertVote(db, { content_id: id, user_id: who.viewer.user_id, useful, at: who.now })
  return selectVotes(db, id, who.viewer.user_id)
}

export async function votesOn(db: Db, id: number, who: Who): Promise<VoteAnswer> {
  await findQuestion(db, id, who)
  return selectVotes(db, id, who.viewer.user_id)
}
