import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Their requests whole, notes between colleagues apart. */
export async function selectRequestsOf(db: Db, userId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT c.number, c.subject, c.status, c.created_at, c.rating, c.rating_comment,
           coalesce((SELECT json_agg(json_build_object('kind', e.kind, 'at', e.created_at, 'text', e.body,
               'files', (SELECT coalesce(json_agg(f.name ORDER BY f.id), '[]') FROM file_use fu
                  JOIN file f ON f.id = fu.file_id WHERE fu.owner_type = 'contact_message' AND fu.owner_id = e.id))
               ORDER BY e.created_at, e.id)
             FROM contact_entries e WHERE e.thread_id = c.id AND e.kind <> 'note'), '[]') AS messages
      FROM contact_threads c WHERE c.user_id = ${userId}::int ORDER BY c.id`.execute(db)
  return rows
}

/** What they wrote in others' requests, as the head office. */
export function selectWrittenBy(db: Db, userId: number) {
  return db
    .selectFrom('contact_entries as e')
    .innerJoin('contact_threads as c', 'c.id', 'e.thread_id')
    .select(['c.number', 'e.kind', 'e.body as text', 'e.created_at'])
    .where('e.author_id', '=', userId)
    .where((eb) => eb.or([eb('c.user_id', 'is', null), eb('c.user_id', '<>', userId)]))
    .orderBy('e.id')
    .execute()
}

export async function deleteRequestsOf(db: Db, userId: number): Promise<void> {
  const own = sql`SELECT id FROM contact_threads WHERE user_id = ${userId}::int`
  // Desks got a copy by mail, under the number of the request.
  await sql`
    DELETE FROM mails m USING contact_threads c
     WHERE c.user_id = ${userId}::int AND m.kind = 'contact_desk' AND starts_with(m.subject, '[' || c.number || ']')`.execute(
    db,
  )
  await sql`
    DELETE FROM file_use WHERE owner_type = 'contact_message'
       AND owner_id IN (SELECT e.id FROM contact_entries e WHERE e.thread_id IN (${own}))`.execute(db)
  await db.deleteFrom('contact_threads').where('user_id', '=', userId).execute()
}

export async function forgetStaff(db: Db, userId: number): Promise<void> {
  await db.updateTable('contact_entries').set({ author_id: null }).where('author_id', '=', userId).execute()
  await db
    .updateTable('contact_threads')
    .set({ assignee_id: null })
    .where('assignee_id', '=', userId)
    .execute()
}
