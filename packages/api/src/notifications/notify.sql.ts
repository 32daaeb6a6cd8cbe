import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { isLive } from '../audience/audience.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'

export interface NewSend {
  topic: NotificationTopic
  content_id: number | null
  title: string
  text: string
  link: string
  created_at: Date
  created_by: number | null
  sent_at: Date | null
}

export async function insertSend(db: Db, send: NewSend): Promise<number> {
  const row = await db.insertInto('notification_sends').values(send).returning('id').executeTakeFirstOrThrow()
  return row.id
}

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
    contentId: number
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

export interface Recipient {
  user_id: number
  account_id?: number | null
  drugstore_id?: number | null
}

export async function insertForPeople(
  db: Db,
  sendId: number,
  recipients: readonly Recipient[],
  at: Date,
): Promise<number> {
  const ids = [...new Set(recipients.map((each) => each.user_id))]
  if (ids.length === 0) return 0
  const listOf = (userId: number, name: 'account_id' | 'drugstore_id') => [
    ...new Set(
      recipients.flatMap((each) => (each.user_id === userId && each[name] != null ? [each[name]] : [])),
    ),
  ]
  const rows = await db
    .insertInto('notifications')
    .values(
      ids.map((user_id) => ({
        send_id: sendId,
        user_id,
        account_ids: listOf(user_id, 'account_id'),
        drugstore_ids: listOf(user_id, 'drugstore_id'),
        created_at: at,
        read_at: null,
        mailed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length
}

/** The team of a pharmacy, or those of it with these roles. */
export function selectTeam(
  db: Db,
  drugstoreId: number,
  types: readonly number[] | undefined,
): Promise<Recipient[]> {
  let query = db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.user_id', 'accounts.id as account_id', 'accounts.drugstore_id'])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
  if (types !== undefined) query = query.where('accounts.type', 'in', [...types])
  return query.execute()
}

export async function markSendSent(db: Db, id: number, recipients: number, at: Date): Promise<void> {
  await db.updateTable('notification_sends').set({ recipients, sent_at: at }).where('id', '=', id).execute()
}
