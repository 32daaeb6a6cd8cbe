import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

const LAST_ACTIVITY = sql<Date>`coalesce(last_seen_at, created_at)`

/** People not seen since `before` who have not been told yet. */
export function selectToWarn(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(LAST_ACTIVITY, '<=', before)
    .where('erased_at', 'is', null)
    .where('inactivity_warned_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** People not seen since `before` whose warning is a month old. */
export function selectToErase(db: Db, before: Date, warnedBefore: Date, limit: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where(LAST_ACTIVITY, '<=', before)
    .where('erased_at', 'is', null)
    .where('inactivity_warned_at', '<=', warnedBefore)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function markWarned(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('users').set({ inactivity_warned_at: at }).where('id', '=', id).execute()
}
