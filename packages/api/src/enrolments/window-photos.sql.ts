import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** The photo of one pharmacy, and when it last answered. */
export async function selectPhoto(db: Db, contentId: number, drugstoreId: number) {
  return db
    .selectFrom('enrolments')
    .select(['photo_id', 'answered_at'])
    .where('content_id', '=', contentId)
    .where('drugstore_id', '=', drugstoreId)
    .executeTakeFirst()
}

export async function updatePhoto(
  db: Db,
  answer: { content_id: number; drugstore_id: number },
  photoId: number | null,
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ photo_id: photoId })
    .where('content_id', '=', answer.content_id)
    .where('drugstore_id', '=', answer.drugstore_id)
    .execute()
}

/** `zones`: those an adviser follows; null for all of them. */
export async function selectPhotos(
  db: Db,
  contentId: number,
  zones: readonly number[] | null,
  page: { limit: number; offset: number },
) {
  const { rows } = await sql<{
    photo_id: number
    answered_at: Date
    drugstore_id: number
    name: string
    city: string
    total: number
  }>`
    SELECT e.photo_id, e.answered_at, d.id AS drugstore_id, d.name, d.city, (count(*) OVER ())::int AS total
      FROM enrolments e JOIN drugstores d ON d.id = e.drugstore_id
     WHERE e.content_id = ${contentId}::int AND e.photo_id IS NOT NULL AND e.participates
       AND (${zones === null}::boolean OR d.zone_id = ANY (${zones ?? []}::int[]))
     ORDER BY e.answered_at DESC, d.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
  return rows
}
