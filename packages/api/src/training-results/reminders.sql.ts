import { sql, type RawBuilder } from 'kysely'
import { TRAINING_KINDS } from '@kiosque/contract/domain/training-kinds'
import { isLive } from '../audience/audience.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import type { TrainingRow } from './results.sql.ts'
import { standings, type Asked } from './standings.sql.ts'

export interface Reminded {
  user_id: number
  day: string
  days_before: number
}

const OWN_DUE = sql`coalesce(content.fields ->> 'due_on', content.fields ->> 'finish_before')`

/** What is live and has a last day within these, its own, an audience's, or one a titulaire gave. */
export function selectDueTrainings(db: Db, days: { from: string; to: string }, now: Date) {
  return selectLive(
    db,
    sql<boolean>`((${OWN_DUE} BETWEEN ${days.from} AND ${days.to}) OR content.id IN (
      SELECT content_id FROM training_assignments WHERE due_on BETWEEN ${days.from}::date AND ${days.to}::date
      UNION SELECT content_id FROM content_due_dates WHERE due_on BETWEEN ${days.from}::date AND ${days.to}::date))`,
    now,
  )
}

/** Quizzes whose success runs out one day. */
export const selectLapsingQuizzes = (db: Db, now: Date) =>
  selectLive(db, sql<boolean>`(kind = 'quiz' AND content.fields ->> 'validity_months' IS NOT NULL)`, now)

async function selectLive(db: Db, condition: RawBuilder<boolean>, now: Date): Promise<TrainingRow[]> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields', targetOf('content')])
    .where('kind', 'in', [...TRAINING_KINDS])
    .where(isLive('content', now))
    .where(condition)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, fields: row.fields as TrainingRow['fields'] }))
}

/** People who want to hear of trainings. */
const WANTED = sql`JOIN users u ON u.id = s.user_id AND coalesce((u.notification_preferences ->> 'trainings')::boolean, true)`

interface Due {
  asked: Asked
  lastDay: string
  /** Tries allowed in all; null without a limit. */
  maxAttempts: number | null
  /** Whoever heard of it since then knows. */
  toldSince: Date
  now: Date
}

/**
 * Writes down who is to be reminded of a last day, and gives back those who were not yet: one day before it or less,
 * or seven or less. Nobody whose tries are used up, nor whom it was asked of just now.
 */
export async function insertDueReminders(
  db: Db,
  { asked, lastDay, maxAttempts, toldSince, now }: Due,
): Promise<Reminded[]> {
  const { contentId, today } = asked
  const { rows } = await sql<Reminded>`
    INSERT INTO training_reminders (user_id, content_id, reason, day, days_before, sent_at)
    SELECT s.user_id, ${contentId}::int, 'due', s.due_on, CASE WHEN s.due_on - ${today}::date <= 1 THEN 1 ELSE 7 END,
           ${now}::timestamptz
      FROM (${standings(asked)}) s ${WANTED}
     WHERE NOT s.is_done AND s.due_on BETWEEN ${today}::date AND ${lastDay}::date
       AND (${maxAttempts}::int IS NULL OR s.was_done OR s.tries < ${maxAttempts}::int)
       AND NOT EXISTS (SELECT FROM training_assignments a
         WHERE a.content_id = ${contentId}::int AND a.user_id = s.user_id AND a.created_at > ${toldSince}::timestamptz)
       AND NOT EXISTS (SELECT FROM content c
         WHERE c.id = ${contentId}::int AND greatest(c.published_at, c.starts_at) > ${toldSince}::timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING user_id, to_char(day, 'YYYY-MM-DD') AS day, days_before`.execute(db)
  return rows
}

interface Lapsing {
  asked: Asked & { validityMonths: number }
  /** Whoever passed since then is not told yet that it ends. */
  passedBefore: Date
  now: Date
}

/** The same for the last day a success counts: thirty days before it or less, seven or less, and that very day. */
export async function insertRenewalReminders(
  db: Db,
  { asked, passedBefore, now }: Lapsing,
): Promise<Reminded[]> {
  const { contentId, today, validityMonths } = asked
  const { rows } = await sql<Reminded>`
    INSERT INTO training_reminders (user_id, content_id, reason, day, days_before, sent_at)
    SELECT user_id, ${contentId}::int, 'renewal', until,
           CASE WHEN until = ${today}::date THEN 0 WHEN until - ${today}::date <= 7 THEN 7 ELSE 30 END,
           ${now}::timestamptz
      FROM (SELECT s.user_id, s.done_at, ((s.done_at AT TIME ZONE 'Europe/Paris')::date
                     + make_interval(months => ${validityMonths}::int))::date AS until
              FROM (${standings(asked)}) s ${WANTED} WHERE s.is_done) own
     WHERE until BETWEEN ${today}::date AND ${today}::date + 30
       AND (done_at < ${passedBefore}::timestamptz OR until - ${today}::date <= 7)
    ON CONFLICT DO NOTHING
    RETURNING user_id, to_char(day, 'YYYY-MM-DD') AS day, days_before`.execute(db)
  return rows
}

export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('training_reminders').where('sent_at', '<', before).execute()
}

export function selectRemindersOf(db: Db, userId: number) {
  return db
    .selectFrom('training_reminders')
    .select(['content_id', 'reason', 'days_before', 'sent_at'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute()
}

export async function deleteRemindersOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('training_reminders').where('user_id', '=', userId).execute()
}
