import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { PREPARED } from '../db/prepared.ts'

export interface SessionRow {
  session_id: number
  user_id: number
  account_id: number | null
  account_type: number | null
  drugstore_id: number | null
  right_id: 1 | 2 | 3 | null
  drugstore_disabled: boolean | null
  site: 0 | 1 | null
  group_id: 0 | 1 | 2 | null
  zone_id: number | null
  drugstore_packs: string[]
  user_packs: string[]
  user_zones: number[]
  has_admin_account: boolean
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

/** Everything that the viewers of these sessions are made of, in one question, by token. */
export async function selectSessions(
  db: Db,
  tokenHashes: readonly string[],
): Promise<Map<string, SessionRow>> {
  const { rows } = await sql<SessionRow & { token_hash: string }>`${PREPARED}
    SELECT s.token_hash, s.id AS session_id, s.user_id, s.account_id, s.created_at, s.last_used_at, s.expires_at,
           a.type AS account_type, a.drugstore_id, u.right_id,
           d.is_disabled AS drugstore_disabled, d.site, d.group_id, d.zone_id,
           ARRAY(SELECT p.pack_key FROM drugstore_packs p WHERE p.drugstore_id = a.drugstore_id ORDER BY 1)
             AS drugstore_packs,
           ARRAY(SELECT p.pack_key FROM user_packs p WHERE p.user_id = u.id ORDER BY 1) AS user_packs,
           ARRAY(SELECT z.zone_id FROM user_zones z WHERE z.user_id = u.id ORDER BY 1) AS user_zones,
           EXISTS (SELECT 1 FROM accounts x WHERE x.user_id = u.id AND x.type = 1000) AS has_admin_account
      FROM sessions s
      JOIN users u ON u.id = s.user_id AND u.erased_at IS NULL AND u.disabled_at IS NULL
      LEFT JOIN accounts a ON a.id = s.account_id
      LEFT JOIN drugstores d ON d.id = a.drugstore_id
     WHERE s.token_hash = ANY (${[...tokenHashes]}::text[])`.execute(db)
  return new Map(rows.map(({ token_hash, ...row }) => [token_hash, row]))
}

/** The same of one account, without any session. */
export async function selectAccountAudience(
  db: Db,
  userId: number,
  accountId: number | null,
): Promise<Omit<SessionRow, 'session_id' | 'created_at' | 'last_used_at' | 'expires_at'> | undefined> {
  const result = await sql<SessionRow>`
    SELECT u.id AS user_id, a.id AS account_id, a.type AS account_type, a.drugstore_id, u.right_id,
           d.is_disabled AS drugstore_disabled, d.site, d.group_id, d.zone_id,
           ARRAY(SELECT p.pack_key FROM drugstore_packs p WHERE p.drugstore_id = a.drugstore_id ORDER BY 1)
             AS drugstore_packs,
           ARRAY(SELECT p.pack_key FROM user_packs p WHERE p.user_id = u.id ORDER BY 1) AS user_packs,
           ARRAY(SELECT z.zone_id FROM user_zones z WHERE z.user_id = u.id ORDER BY 1) AS user_zones,
           EXISTS (SELECT 1 FROM accounts x WHERE x.user_id = u.id AND x.type = 1000) AS has_admin_account
      FROM users u
      LEFT JOIN accounts a ON a.id = ${accountId}::int AND a.user_id = u.id
      LEFT JOIN drugstores d ON d.id = a.drugstore_id
     WHERE u.id = ${userId}::int AND u.erased_at IS NULL AND u.disabled_at IS NULL`.execute(db)
  return result.rows[0]
}

export interface NewSession {
  token_hash: string
  user_id: number
  account_id: number | null
  device: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const row = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** The session moves on, and so does the person: that is what « unused for 24 months » reads. */
export async function touchSession(
  db: Db,
  id: number,
  userId: number,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
  await updateLastSeen(db, userId, at)
}

export async function updateLastSeen(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_seen_at: at, inactivity_warned_at: null })
    .where('id', '=', userId)
    .execute()
}

export function selectUserSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'account_id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteSession(db: Db, id: number, userId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteUserSessions(
  db: Db,
  userId: number,
  keepSessionId: number | null,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== null, (query) => query.where('id', '!=', keepSessionId ?? 0))
    .execute()
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
