import type { Db } from '../db/db.ts'

export function selectFeed(db: Db, userId: number) {
  return db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function selectFeedBySecret(db: Db, secretHash: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['user_id', 'account_id'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
}

export interface FeedRow {
  user_id: number
  account_id: number | null
  nonce: string
  secret_hash: string
  created_at: Date
}

export async function upsertFeed(db: Db, row: FeedRow): Promise<void> {
  const { user_id: _user, ...changes } = row
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

/** The first of two who ask at once; the other reads it. */
export async function insertFeedOnce(db: Db, row: FeedRow): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
