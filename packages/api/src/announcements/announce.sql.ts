import { sql, type RawBuilder } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
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

/** Everybody the target holds for, with the places that make them one of it; not those who have not read the last one about it. */
export const peopleToTell = (contentId: number | null, target: Target): RawBuilder<unknown> => sql`
  SELECT reached.user_id, array_agg(reached.id ORDER BY reached.id) AS account_ids,
    coalesce(array_agg(DISTINCT reached.drugstore_id) FILTER (WHERE reached.drugstore_id IS NOT NULL), '{}') AS drugstore_ids
    FROM (${reachedAccounts(target)}) reached
   WHERE NOT EXISTS (
       SELECT FROM notifications earlier JOIN notification_sends said ON said.id = earlier.send_id
        WHERE earlier.user_id = reached.user_id AND earlier.read_at IS NULL AND earlier.in_portal
          AND said.content_id = ${contentId}::int)
   GROUP BY reached.user_id`
