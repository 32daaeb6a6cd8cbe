import type { Db } from '../db/db.ts'

export function selectNotesBy(db: Db, userId: number) {
  return db
    .selectFrom('drugstore_note')
    .select(['drugstore_id', 'text', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute()
}

export async function updateNotesAuthor(db: Db, userId: number): Promise<void> {
  await db.updateTable('drugstore_note').set({ user_id: null }).where('user_id', '=', userId).execute()
}
