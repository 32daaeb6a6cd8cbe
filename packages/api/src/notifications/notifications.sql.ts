import { sql } from 'kysely'
import type { Member } from '../audience/visible-targets.ts'
import { isVisibleContent, targetHolds } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'
import { quietSince } from '../notices/preferences.predicate.ts'

export interface Owner {
  a: 'user' | 'account' | 'drugstore'
  b: number
}

interface Who {
  viewer: Member
  now: Date
}

/** Someone's own notifications. One about a content or an event they may not see any more is not there at all. */
function own(db: Db, { viewer, now }: Who) {
  return db
    .selectFrom('notifications')
    .innerJoin('notification_sends', 'notification_sends.id', 'notifications.send_id')
    .leftJoin('content', 'content.id', 'notification_sends.content_id')
    .where('notifications.user_id', '=', viewer.user_id)
    .where('notifications.in_portal', '=', true)
    .where(
      sql<boolean>`(notification_sends.content_id IS NULL OR ${isVisibleContent('content', viewer, now)})`,
    )
    .where(
      sql<boolean>`(notification_sends.event_id IS NULL OR EXISTS (SELECT FROM events told
        WHERE told.id = notification_sends.event_id AND told.status = 'published' AND ${targetHolds('told', viewer)}))`,
    )
}

/** What came during the quiet hours that last now waits for their end; what is urgent does not. */
const isHeard = ({ viewer, now }: Who) => sql<boolean>`(notification_sends.topic = 'recall'
  OR NOT coalesce(notifications.created_at >= (
    SELECT ${quietSince('users', now)} FROM users WHERE users.id = ${viewer.user_id}::int), false))`

const forOwner = ({ a, b }: Owner) => {
  if (a === 'user') return sql<boolean>`true`
  const column = sql.ref(a === 'account' ? 'notifications.account_ids' : 'notifications.drugstore_ids')
  // What is said to the person, whatever the account, is said everywhere.
  return sql<boolean>`(${column} = '{}' OR ${b}::int = ANY (${column}))`
}

const TITLE = sql<string>`coalesce(content.title, notification_sends.title)`
// What must be read says by when; anything else says what it is about.
const TEXT = sql<string>`CASE WHEN notification_sends.topic = 'reading' THEN notification_sends.text
  ELSE coalesce(nullif(content.excerpt, ''), notification_sends.text) END`

export async function selectOwn(
  db: Db,
  owner: Owner,
  who: Who,
  { isRead, page, per_page }: { isRead: boolean; page: number; per_page: number },
) {
  const matching = own(db, who)
    .where(forOwner(owner))
    .where(isRead ? sql<boolean>`true` : isHeard(who))
    .where('notifications.read_at', isRead ? 'is not' : 'is', null)
  const rows = await matching
    .select([
      'notifications.id',
      'notification_sends.topic',
      'notification_sends.link',
      'content.kind',
      'notifications.created_at',
      'notifications.read_at',
    ])
    .select([TITLE.as('title'), TEXT.as('text')])
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export type NotificationRow = Awaited<ReturnType<typeof selectOwn>>['rows'][number]

export function selectOne(db: Db, id: number, who: Who): Promise<NotificationRow | undefined> {
  return own(db, who)
    .where('notifications.id', '=', id)
    .select([
      'notifications.id',
      'notification_sends.topic',
      'notification_sends.link',
      'content.kind',
      'notifications.created_at',
      'notifications.read_at',
    ])
    .select([TITLE.as('title'), TEXT.as('text')])
    .executeTakeFirst()
}

/** The first reading counts. */
export async function markRead(db: Db, id: number, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

export async function markAllRead(db: Db, who: Who): Promise<number> {
  const visible = own(db, who)
    .where('notifications.read_at', 'is', null)
    .where(isHeard(who))
    .select('notifications.id')
  const result = await db
    .updateTable('notifications')
    .set({ read_at: who.now })
    .where('id', 'in', visible)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Which of these accounts are this person's. */
export async function isOwnAccount(db: Db, userId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of these people this sending went to and may be disturbed now, and whether it is urgent. */
export async function selectToldAmong(
  db: Db,
  sendId: number,
  userIds: readonly number[],
  now: Date,
): Promise<{ user_id: number; is_urgent: boolean }[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ user_id: number; is_urgent: boolean }>`
    SELECT n.user_id, s.topic IN ('recall', 'reading') AS is_urgent
      FROM notifications n JOIN notification_sends s ON s.id = n.send_id JOIN users ON users.id = n.user_id
     WHERE n.send_id = ${sendId}::int AND n.user_id = ANY (${[...userIds]}::int[]) AND n.in_portal
       AND (s.topic = 'recall' OR ${quietSince('users', now)} IS NULL)`.execute(db)
  return rows
}

export function selectAllOf(db: Db, userId: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('notification_sends', 'notification_sends.id', 'notifications.send_id')
    .select([
      'notification_sends.title',
      'notification_sends.topic',
      'notifications.created_at',
      'notifications.read_at',
      'notifications.mailed_at',
    ])
    .where('notifications.user_id', '=', userId)
    .orderBy('notifications.id')
    .execute()
}

export async function deleteAllOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  await db
    .updateTable('notification_sends')
    .set({ created_by: null })
    .where('created_by', '=', userId)
    .execute()
}

/** What was read long ago is forgotten; so is what nobody opened in a year. */
export async function deleteOld(db: Db, readBefore: Date, before: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('read_at', '<', readBefore), eb('created_at', '<', before)]))
    .execute()
}
