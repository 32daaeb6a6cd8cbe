import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { quietSince } from '../notices/preferences.predicate.ts'

/** Whose page it is: the pharmacy, and who asked for it. */
export async function selectHeading(
  db: Db,
  { userId, drugstoreId }: { userId: number; drugstoreId: number },
): Promise<{ id: number; name: string; city: string; person: string }> {
  const { rows } = await sql<{ id: number; name: string; city: string; person: string }>`
    SELECT d.id, d.name, d.city, trim(u.first_name || ' ' || u.last_name) AS person
      FROM drugstores d, users u WHERE d.id = ${drugstoreId}::int AND u.id = ${userId}::int`.execute(db)
  return rows[0] ?? { id: drugstoreId, name: '', city: '', person: '' }
}

export interface Willing {
  user_id: number
  email: string
  first_name: string
  /** Of each pharmacy whose page they have not had this week. */
  account_ids: number[]
}

/** The staff of open pharmacies who want their pages, are outside their quiet hours and have not had this week's. */
export async function selectWilling(
  db: Db,
  { week, now }: { week: string; now: Date },
  { after, limit }: { after: number; limit: number },
): Promise<Willing[]> {
  const { rows } = await sql<Willing>`
    SELECT u.id AS user_id, u.email, u.first_name, array_agg(a.id ORDER BY a.id) AS account_ids
      FROM users u
      JOIN accounts a ON a.user_id = u.id AND a.type > 0
      JOIN drugstores d ON d.id = a.drugstore_id AND NOT d.is_disabled
     WHERE u.notification_preferences ->> 'weekly_page' = 'true'
       AND u.erased_at IS NULL AND u.disabled_at IS NULL AND u.email IS NOT NULL
       AND u.id > ${after}::int AND ${quietSince('u', now)} IS NULL
       AND NOT EXISTS (SELECT FROM weekly_pages w
         WHERE w.user_id = a.user_id AND w.drugstore_id = a.drugstore_id AND w.week = ${week}::date)
     GROUP BY u.id ORDER BY u.id LIMIT ${limit}::int`.execute(db)
  return rows
}

/** Takes the mail of one week upon oneself; answers the pharmacies nobody else had taken. */
export async function claimPages(
  db: Db,
  { user_id, week, drugstores }: { user_id: number; week: string; drugstores: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .insertInto('weekly_pages')
    .values(drugstores.map((drugstore_id) => ({ user_id, drugstore_id, week })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('drugstore_id')
    .execute()
  return rows.map(({ drugstore_id: id }) => id)
}

export async function deleteOldPages(db: Db, before: string): Promise<void> {
  await db.deleteFrom('weekly_pages').where('week', '<', before).execute()
}

export function selectPagesOf(db: Db, userId: number) {
  return db
    .selectFrom('weekly_pages')
    .innerJoin('drugstores', 'drugstores.id', 'weekly_pages.drugstore_id')
    .select(['weekly_pages.week', 'drugstores.name as drugstore'])
    .where('weekly_pages.user_id', '=', userId)
    .orderBy('weekly_pages.week')
    .execute()
}

export async function deletePagesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('weekly_pages').where('user_id', '=', userId).execute()
}
