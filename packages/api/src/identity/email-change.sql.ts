import type { Db } from '../db/db.ts'

export interface EmailChange {
  user_id: number
  token_hash: string
  new_email: string
  created_at: Date
  expires_at: Date
}

/** One at a time per person: asking again ends the earlier link. */
export async function upsertEmailChange(db: Db, change: EmailChange): Promise<void> {
  const { user_id: _, ...rest } = change
  await db
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute()
}

export function lockEmailChange(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}
