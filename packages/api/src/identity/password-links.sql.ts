import type { Db } from '../db/db.ts'

export interface NewLink {
  token_hash: string
  user_id: number | null
  created_at: Date
  expires_at: Date
}

/** A newer link ends the older ones. */
export async function replaceLink(db: Db, link: NewLink): Promise<void> {
  await deleteLiveLinks(db, link.user_id ?? 0)
  await db
    .insertInto('password_links')
    .values({ ...link, used_at: null })
    .execute()
}

export async function deleteLiveLinks(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/** Whose live link this is, with the e-mail it must be used with. Locked: it serves once. */
export function lockLiveLink(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select([
      'password_links.id',
      'password_links.user_id',
      'users.email',
      'users.first_name',
      'users.last_name',
    ])
    .where('password_links.token_hash', '=', tokenHash)
    .where('password_links.used_at', 'is', null)
    .where('password_links.expires_at', '>', now)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .forUpdate('password_links')
    .executeTakeFirst()
}

export async function markLinkUsed(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('password_links').set({ used_at: at }).where('id', '=', id).execute()
}

export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<=', before).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<=', before).execute()
}
