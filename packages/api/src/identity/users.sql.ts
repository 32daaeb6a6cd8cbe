import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { searchText } from '../kit/search-text.ts'

/** A person as the wire shows them, before presentation. */
export function selectUsers(db: Db, ids: number[], now: Date) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'phone',
      'rpps',
      'right_id',
      'notification_preferences',
      'created_at',
      'last_seen_at',
      'erased_at',
      'disabled_at',
      'disabled_reason',
    ])
    .select([
      sql<string[]>`ARRAY(SELECT p.pack_key FROM user_packs p WHERE p.user_id = users.id ORDER BY 1)`.as(
        'packs',
      ),
      sql<{ id: number; name: string }[]>`coalesce((
        SELECT json_agg(json_build_object('id', z.id, 'name', z.name) ORDER BY fold(z.name))
          FROM user_zones uz JOIN zones z ON z.id = uz.zone_id WHERE uz.user_id = users.id), '[]')`.as(
        'zones',
      ),
      sql<string | null>`(SELECT c.new_email FROM email_changes c
        WHERE c.user_id = users.id AND c.expires_at > ${now})`.as('pending_email'),
    ])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
}

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

/** What a password is checked against; no row for an erased person, whose e-mail is gone. */
export function selectCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'disabled_at'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
}

export function selectCredentialsById(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'right_id'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the person until the end of the transaction. */
export function lockUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export interface NewUser {
  email: string
  first_name: string
  last_name: string
  phone?: string | null
  rpps?: string | null
  password_hash: string | null
  right_id?: number | null
  terms_accepted_at: Date | null
  created_at: Date
}

/** Null when the e-mail is already someone's: the unique index decides, whatever the concurrency. */
export async function insertUser(db: Db, user: NewUser): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      ...user,
      phone: user.phone ?? null,
      rpps: user.rpps ?? null,
      right_id: user.right_id ?? null,
      search_text: searchText(user.last_name, user.first_name, user.email),
      updated_at: user.created_at,
      last_seen_at: null,
      inactivity_warned_at: null,
      erased_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface UserChanges {
  first_name?: string
  last_name?: string
  phone?: string | null
  rpps?: string | null
  right_id?: number | null
  password_hash?: string
  email?: string
  disabled_at?: Date | null
  disabled_reason?: string | null
}

export async function updateUser(db: Db, id: number, changes: UserChanges, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...changes, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function updateSearchText(db: Db, id: number): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ search_text: searchText(row.last_name, row.first_name, row.email) })
    .where('id', '=', id)
    .execute()
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  return row !== undefined
}
