import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'

/** What stays is a number without a person: rows that must be kept for accounts still have an author. */
export async function anonymiseUser(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: null,
      first_name: 'Compte',
      last_name: 'effacé',
      phone: null,
      rpps: null,
      password_hash: null,
      right_id: null,
      notification_preferences: json({
        email_digest: 'never' as const,
        publications: false,
        trainings: false,
      }),
      search_text: '',
      terms_accepted_at: null,
      last_seen_at: null,
      inactivity_warned_at: null,
      disabled_at: null,
      disabled_reason: null,
      updated_at: at,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteBelongings(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('user_zones').where('user_id', '=', userId).execute()
  await db.deleteFrom('user_packs').where('user_id', '=', userId).execute()
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute()
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}
