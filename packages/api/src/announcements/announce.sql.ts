import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { isLive } from '../audience/audience.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'

/** What was to leave with the content’s window and has not. */
export async function deleteWaiting(db: Db, contentId: number): Promise<void> {
  await db
    .deleteFrom('notification_sends')
    .where('content_id', '=', contentId)
    .where('sent_at', 'is', null)
    .execute()
}

export async function hasWaiting(db: Db, contentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('notification_sends')
    .select('id')
    .where('content_id', '=', contentId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this content was announced since an instant: a form sent twice announces once. */
export async function wasSentSince(db: Db, contentId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('notification_sends')
    .select('id')
    .where('content_id', '=', contentId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** One that waits and whose content is live now, held until the transaction ends; another process skips it. */
export function claimDue(db: Db, now: Date) {
  return db
    .selectFrom('notification_sends')
    .innerJoin('content', 'content.id', 'notification_sends.content_id')
    .select(['notification_sends.id', 'notification_sends.topic', 'content.id as content_id'])
    .select(targetOf('content'))
    .where('notification_sends.sent_at', 'is', null)
    .where(isLive('content', now))
    .orderBy('notification_sends.id')
    .limit(1)
    .forUpdate('notification_sends')
    .skipLocked()
    .executeTakeFirst()
}

/** Everybody the target holds for, in one statement; not those who have not read the last one about it. */
export async function insertForTarget(
  db: Db,
  {
    sendId,
    contentId,
    target,
    topic,
    at,
  }: {
    sendId: number
    contentId: number | null
    target: Target
    topic: NotificationTopic
    at: Date
  },
): Promise<number> {
  const preference = topic === 'training' ? 'trainings' : 'publications'
  const inserted = await sql`
    INSERT INTO notifications (send_id, user_id, account_ids, drugstore_ids, created_at)
    SELECT ${sendId}::int, reached.user_id, array_agg(reached.id ORDER BY reached.id),
      coalesce(array_agg(DISTINCT reached.drugstore_id) FILTER (WHERE reached.drugstore_id IS NOT NULL), '{}'),
      ${at}::timestamptz
      FROM (${reachedAccounts(target)}) reached
      JOIN users ON users.id = reached.user_id
     WHERE coalesce((users.notification_preferences ->> ${preference})::boolean, true)
       AND NOT EXISTS (
         SELECT FROM notifications earlier JOIN notification_sends said ON said.id = earlier.send_id
          WHERE earlier.user_id = reached.user_id AND earlier.read_at IS NULL AND said.content_id = ${contentId}::int)
     GROUP BY reached.user_id
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(inserted.numAffectedRows ?? 0)
}
