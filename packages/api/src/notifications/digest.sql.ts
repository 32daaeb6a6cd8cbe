import { sql } from 'kysely'
import { isLive } from '../audience/audience.predicate.ts'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'

/** People of one rhythm who have something unread that no mail told them yet. */
export async function selectWaitingPeople(
  db: Db,
  rhythm: 'daily' | 'weekly',
  after: number,
  limit: number,
): Promise<{ id: number; email: string; first_name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'first_name'])
    .select((eb) => eb.ref('email').$notNull().as('email'))
    .where('id', '>', after)
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('email', 'is not', null)
    .where(sql<boolean>`notification_preferences ->> 'email_digest' = ${rhythm}`)
    .where(
      sql<boolean>`EXISTS (SELECT FROM notifications n
        WHERE n.user_id = users.id AND n.read_at IS NULL AND n.mailed_at IS NULL)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What these people have waiting, held until the mails are queued. */
export function claimWaiting(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('notifications')
    .innerJoin('notification_sends', 'notification_sends.id', 'notifications.send_id')
    .leftJoin('content', 'content.id', 'notification_sends.content_id')
    .select([
      'notifications.id',
      'notifications.user_id',
      'notification_sends.content_id',
      'notification_sends.link',
    ])
    .select(sql<string>`coalesce(content.title, notification_sends.title)`.as('title'))
    .where('notifications.user_id', '=', sql<number>`ANY (${[...userIds]}::int[])`)
    .where('notifications.read_at', 'is', null)
    .where('notifications.mailed_at', 'is', null)
    .orderBy('notifications.id', 'desc')
    .forUpdate('notifications')
    .skipLocked()
    .execute()
}

/** Which of these people a content reaches now; nobody once it is no longer live. */
export async function selectReachedAmong(
  db: Db,
  contentId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const content = await db
    .selectFrom('content')
    .select(targetOf('content'))
    .where('id', '=', contentId)
    .where(isLive('content', now))
    .executeTakeFirst()
  if (content === undefined) return new Set()
  const rows = await sql<{ user_id: number }>`
    SELECT DISTINCT reached.user_id FROM (${reachedAccounts(content.target)}) reached
     WHERE reached.user_id = ANY (${[...userIds]}::int[])`.execute(db)
  return new Set(rows.rows.map((row) => row.user_id))
}

export async function markMailed(db: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('notifications')
    .set({ mailed_at: at })
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .execute()
}
