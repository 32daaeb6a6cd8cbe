import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export async function selectProofsOf(db: Db, userId: number) {
  const confirmed = await db
    .selectFrom('reading_proofs')
    .innerJoin('content', 'content.id', 'reading_proofs.content_id')
    .select([
      'content.title',
      'reading_proofs.version',
      'reading_proofs.round',
      'reading_proofs.confirmed_at',
    ])
    .where('reading_proofs.user_id', '=', userId)
    .orderBy('reading_proofs.confirmed_at')
    .execute()
  const reminded = await db
    .selectFrom('reading_reminders')
    .select(['content_id', 'days_before', 'sent_at'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute()
  return { confirmed, reminded }
}

export async function deleteProofsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('reading_proofs').where('user_id', '=', userId).execute()
  await db.deleteFrom('reading_reminders').where('user_id', '=', userId).execute()
}
