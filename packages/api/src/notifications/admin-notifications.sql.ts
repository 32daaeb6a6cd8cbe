import { sql } from 'kysely'
import type { SentTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'

const AUTHOR = sql<string | null>`(SELECT nullif(trim(u.first_name || ' ' || u.last_name), '')
  FROM users u WHERE u.id = notification_sends.created_by)`
const READ = sql<number>`(SELECT count(*)::int FROM notifications n
  WHERE n.send_id = notification_sends.id AND n.read_at IS NOT NULL)`

export interface SentFilter {
  q?: string | undefined
  topic?: SentTopic | undefined
  state?: 'sent' | 'waiting' | undefined
  page: number
  per_page: number
}

/** Said of something to all it is for, not to one person of theirs alone. */
const IS_PUBLIC = sql<boolean>`(notification_sends.content_id IS NOT NULL
  OR notification_sends.event_id IS NOT NULL OR notification_sends.topic = 'recall')`
/** A content or an event is called as it is now; a recall as it was told. */
const TITLE = sql<string>`coalesce(content.title, events.title, notification_sends.title)`

/** What was said of contents, events and recalls, newest first; what waits comes before. */
export async function selectSends(db: Db, { q, topic, state, page, per_page }: SentFilter) {
  let matching = db
    .selectFrom('notification_sends')
    .leftJoin('content', 'content.id', 'notification_sends.content_id')
    .leftJoin('events', 'events.id', 'notification_sends.event_id')
    .where(IS_PUBLIC)
    // What waits for a content that lies in the trash waits for nothing.
    .where(sql<boolean>`(notification_sends.sent_at IS NOT NULL OR content.trashed_at IS NULL)`)
  if (q !== undefined && q.trim() !== '')
    matching = matching.where(sql<boolean>`strpos(fold(${TITLE}), fold(${q.trim()})) > 0`)
  if (topic !== undefined) matching = matching.where('notification_sends.topic', '=', topic)
  if (state !== undefined)
    matching = matching.where('notification_sends.sent_at', state === 'sent' ? 'is not' : 'is', null)
  const rows = await matching
    .select([
      'notification_sends.id',
      'notification_sends.topic',
      'notification_sends.content_id',
      'notification_sends.event_id',
      'notification_sends.text',
      'notification_sends.link',
      'notification_sends.created_at',
      'notification_sends.sent_at',
      'notification_sends.recipients',
      'content.kind',
      'content.starts_at',
    ])
    .select([TITLE.as('title'), AUTHOR.as('created_by'), READ.as('read')])
    .orderBy(sql`notification_sends.sent_at DESC NULLS FIRST`)
    .orderBy('notification_sends.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export type SendRow = Awaited<ReturnType<typeof selectSends>>['rows'][number]

export function lockSend(db: Db, id: number) {
  return db
    .selectFrom('notification_sends')
    .select(['id', 'title', 'content_id', 'sent_at'])
    .where('id', '=', id)
    .where(IS_PUBLIC)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteSend(db: Db, id: number): Promise<void> {
  await db.deleteFrom('notification_sends').where('id', '=', id).execute()
}
