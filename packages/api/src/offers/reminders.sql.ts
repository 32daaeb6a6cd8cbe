import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export async function selectPeriodEnd(db: Db, contentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('content')
    .select(sql<string | null>`period_end::text`.as('period_end'))
    .where('id', '=', contentId)
    .executeTakeFirst()
  return row?.period_end ?? null
}

export async function upsertReminder(
  db: Db,
  row: { user_id: number; content_id: number; account_id: number | null; created_at: Date },
): Promise<void> {
  await db
    .insertInto('reminders')
    .values({ ...row, sent_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'content_id']).doNothing())
    .execute()
}

export async function deleteReminder(db: Db, userId: number, contentId: number): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .where('sent_at', 'is', null)
    .execute()
}

export function selectReminders(db: Db, userId: number) {
  return db
    .selectFrom('reminders')
    .innerJoin('content', 'content.id', 'reminders.content_id')
    .select(['reminders.content_id', 'reminders.sent_at', 'reminders.created_at'])
    .select(sql<string | null>`content.period_end::text`.as('period_end'))
    .where('reminders.user_id', '=', userId)
    .orderBy('content.period_end')
    .execute()
}

/** Not sent yet, three days or less before the last day; held by one sender at a time. */
export function lockDueReminders(
  db: Db,
  { today, lastDay }: { today: string; lastDay: string },
  limit: number,
) {
  return db
    .selectFrom('reminders')
    .innerJoin('content', 'content.id', 'reminders.content_id')
    .innerJoin('users', 'users.id', 'reminders.user_id')
    .select(['reminders.user_id', 'reminders.account_id', 'reminders.content_id'])
    .select(['content.title', 'content.kind', 'content.slug', 'content.fields', 'users.email'])
    .select(sql<string>`content.period_end::text`.as('period_end'))
    .where('reminders.sent_at', 'is', null)
    .where('content.period_end', '<=', sql<string>`${lastDay}::date`)
    .where('content.period_end', '>=', sql<string>`${today}::date`)
    .orderBy('reminders.user_id')
    .orderBy('reminders.content_id')
    .limit(limit)
    .forUpdate('reminders')
    .skipLocked()
    .execute()
}

export async function markReminderSent(db: Db, userId: number, contentId: number, at: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ sent_at: at })
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .execute()
}

export async function deleteReminders(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('reminders').where('user_id', '=', userId).execute()
}

/** What this person asked to be reminded of, for a statement that asks more. */
export const remindedTo = (userId: number) =>
  sql<{ content_id: number }>`SELECT content_id FROM reminders WHERE user_id = ${userId}::int`
