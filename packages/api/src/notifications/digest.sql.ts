import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import { parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { isLive } from '../audience/audience.predicate.ts'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { quietSince, wantsThisByMail } from '../notices/preferences.predicate.ts'

const HOUR_MS = 3_600_000
const MORNING_HOUR = 8

export interface DigestRun {
  rhythm: 'daily' | 'weekly'
  now: Date
  /** Only those whose quiet hours held the mail of the morning back, and ended within the hour. */
  isLate: boolean
}

/** People of one rhythm, outside their quiet hours, who have something unread that no mail told them yet. */
export async function selectWaitingPeople(
  db: Db,
  { rhythm, now, isLate }: DigestRun,
  after: number,
  limit: number,
): Promise<{ id: number; email: string; first_name: string }[]> {
  let query = db
    .selectFrom('users')
    .select(['id', 'first_name'])
    .select((eb) => eb.ref('email').$notNull().as('email'))
    .where('id', '>', after)
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('email', 'is not', null)
    .where(sql<boolean>`notification_preferences ->> 'email_digest' = ${rhythm}`)
    .where(
      sql<boolean>`EXISTS (SELECT FROM notifications n JOIN notification_sends s ON s.id = n.send_id
        WHERE n.user_id = users.id AND n.read_at IS NULL AND n.mailed_at IS NULL
          AND ${wantsThisByMail('users', 's.topic')})`,
    )
    .where(sql<boolean>`${quietSince('users', now)} IS NULL`)
    .orderBy('id')
    .limit(limit)
  if (isLate) {
    const anHourAgo = new Date(now.getTime() - HOUR_MS)
    const morning = new Date(startOfParisDay(parisDay(now)).getTime() + MORNING_HOUR * HOUR_MS)
    query = query
      .where(sql<boolean>`${quietSince('users', anHourAgo)} IS NOT NULL`)
      .where(sql<boolean>`${quietSince('users', morning)} IS NOT NULL`)
  }
  return query.execute()
}

/** What these people have waiting, held until the mails are queued. */
export function claimWaiting(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('notifications')
    .innerJoin('notification_sends', 'notification_sends.id', 'notifications.send_id')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('content', 'content.id', 'notification_sends.content_id')
    .select([
      'notifications.id',
      'notifications.user_id',
      'notification_sends.content_id',
      'notification_sends.event_id',
      'notification_sends.link',
    ])
    .select(sql<string>`coalesce(content.title, notification_sends.title)`.as('title'))
    .where('notifications.user_id', '=', sql<number>`ANY (${[...userIds]}::int[])`)
    .where('notifications.read_at', 'is', null)
    .where('notifications.mailed_at', 'is', null)
    .where(sql<boolean>`${wantsThisByMail('users', 'notification_sends.topic')}`)
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
  return content === undefined ? new Set() : reachedAmong(db, content.target, userIds)
}

/** The same of an event; nobody while it is a draft, nor once it is cancelled. */
export async function selectEventReachedAmong(
  db: Db,
  eventId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const event = await db
    .selectFrom('events')
    .select(targetOf('events'))
    .where('id', '=', eventId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return event === undefined ? new Set() : reachedAmong(db, event.target, userIds)
}

async function reachedAmong(db: Db, target: Target, userIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT reached.user_id FROM (${reachedAccounts(target)}) reached
     WHERE reached.user_id = ANY (${[...userIds]}::int[])`.execute(db)
  return new Set(rows.map((row) => row.user_id))
}

export async function markMailed(db: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('notifications')
    .set({ mailed_at: at })
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .execute()
}
