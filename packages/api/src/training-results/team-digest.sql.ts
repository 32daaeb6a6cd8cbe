import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface Manager {
  account_id: number
  user_id: number
  drugstore_id: number
  drugstore: string
  email: string
  first_name: string
}

/** Titulaires and cotitulaires who want the weekly mail and have not had this week's, by account. */
export async function selectManagers(
  db: Db,
  types: readonly number[],
  week: string,
  { after, limit }: { after: number; limit: number },
): Promise<Manager[]> {
  const { rows } = await sql<Manager>`
    SELECT a.id AS account_id, a.user_id, d.id AS drugstore_id, d.name AS drugstore, u.email, u.first_name
      FROM accounts a
      JOIN users u ON u.id = a.user_id AND u.erased_at IS NULL AND u.disabled_at IS NULL AND u.email IS NOT NULL
      JOIN drugstores d ON d.id = a.drugstore_id AND NOT d.is_disabled
     WHERE a.id > ${after}::int AND a.type = ANY (${[...types]}::int[])
       AND u.notification_preferences ->> 'email_digest' <> 'never'
       AND coalesce((u.notification_preferences ->> 'team_digest')::boolean, true)
       AND NOT EXISTS (SELECT FROM team_digests t
         WHERE t.user_id = a.user_id AND t.drugstore_id = d.id AND t.week = ${week}::date)
     ORDER BY a.id LIMIT ${limit}::int`.execute(db)
  return rows
}

/** Takes the mail of one week upon oneself; false when somebody did already. */
export async function claimDigest(
  db: Db,
  digest: { user_id: number; drugstore_id: number; week: string; is_mailed: boolean },
): Promise<boolean> {
  const row = await db
    .insertInto('team_digests')
    .values(digest)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldDigests(db: Db, before: string): Promise<void> {
  await db.deleteFrom('team_digests').where('week', '<', before).execute()
}

export async function deleteDigestsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('team_digests').where('user_id', '=', userId).execute()
}
