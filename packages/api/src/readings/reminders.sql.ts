import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { standings, type Asked } from './readings.sql.ts'

/** Whether this person had others told of a content since an instant. */
export async function toldBySince(db: Db, contentId: number, userId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('notification_sends')
    .select('id')
    .where('content_id', '=', contentId)
    .where('topic', '=', 'reading')
    .where('created_by', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export interface Reminded {
  user_id: number
  days_before: number
}

/**
 * Writes down who is to be reminded, and gives back those who were not yet: seven days before the last day or less, the
 * day before, and once it is past. Nobody whom it was asked of just now.
 */
export async function insertDueReminders(
  db: Db,
  asked: Asked & { reading: { readBefore: string } },
  { now, toldSince }: { now: Date; toldSince: Date },
): Promise<Reminded[]> {
  const { reading, today } = asked
  const { rows } = await sql<Reminded>`
    INSERT INTO reading_reminders (content_id, user_id, round, day, days_before, sent_at)
    SELECT ${reading.id}::int, s.user_id, ${reading.round}::int, ${reading.readBefore}::date,
           CASE WHEN ${today}::date > ${reading.readBefore}::date THEN -1
                WHEN ${reading.readBefore}::date - ${today}::date <= 1 THEN 1 ELSE 7 END, ${now}::timestamptz
      FROM (${standings(asked)}) s
     WHERE NOT s.is_done AND ${reading.readBefore}::date - ${today}::date BETWEEN -30 AND 7
       AND NOT EXISTS (SELECT FROM content c WHERE c.id = ${reading.id}::int
             AND greatest(c.published_at, c.starts_at) > ${toldSince}::timestamptz)
       AND NOT EXISTS (SELECT FROM reading_rounds r WHERE r.content_id = ${reading.id}::int
             AND greatest(r.asked_at, r.reminded_at) > ${toldSince}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING user_id, days_before`.execute(db)
  return rows
}

/** Takes a reminder upon oneself; false where one left since then. */
export async function claimReminder(db: Db, contentId: number, now: Date, since: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO reading_rounds (content_id, reminded_at) VALUES (${contentId}::int, ${now}::timestamptz)
    ON CONFLICT (content_id) DO UPDATE SET reminded_at = excluded.reminded_at
     WHERE reading_rounds.reminded_at IS NULL OR reading_rounds.reminded_at <= ${since}::timestamptz
    RETURNING content_id`.execute(db)
  return rows.length === 1
}

/** A new round: what was confirmed before is kept, and no longer counts. */
export async function beginRound(db: Db, contentId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ round: number }>`
    INSERT INTO reading_rounds (content_id, round, asked_at) VALUES (${contentId}::int, 2, ${now}::timestamptz)
    ON CONFLICT (content_id) DO UPDATE SET round = reading_rounds.round + 1, asked_at = excluded.asked_at
    RETURNING round`.execute(db)
  return rows[0]?.round ?? 2
}

export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reading_reminders').where('sent_at', '<', before).execute()
}
