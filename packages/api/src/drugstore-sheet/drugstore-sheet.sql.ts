import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export async function selectLastVisit(db: Db, drugstoreId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.first_name', 'users.last_name', 'users.last_seen_at'])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.last_seen_at', 'is not', null)
    .orderBy('users.last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How many people there are, and how many of them read something since a date. */
export async function selectReaders(
  db: Db,
  where: { drugstore_id: number } | { zone_id: number },
  since: Date,
): Promise<{ people: number; readers: number }> {
  const place =
    'zone_id' in where ? sql`d.zone_id = ${where.zone_id}::int` : sql`d.id = ${where.drugstore_id}::int`
  const { rows } = await sql<{ people: number; readers: number }>`
    SELECT count(DISTINCT u.id)::int AS people,
           (count(DISTINCT u.id) FILTER (WHERE r.last_read_at >= ${since}::timestamptz))::int AS readers
      FROM drugstores d
      JOIN accounts a ON a.drugstore_id = d.id
      JOIN users u ON u.id = a.user_id AND u.erased_at IS NULL AND u.right_id IS NULL
      LEFT JOIN reader r ON r.user_id = u.id
     WHERE ${place} AND NOT d.is_disabled`.execute(db)
  return rows[0] ?? { people: 0, readers: 0 }
}

export async function selectCampaigns(db: Db, drugstoreId: number) {
  const { rows } = await sql<{
    content_id: number
    kind: string
    title: string
    participates: boolean
    answered_at: Date
    answered: number
    joined: number
  }>`
    SELECT e.content_id, c.kind, c.title, e.participates, e.answered_at, (count(*) OVER ())::int AS answered,
           (count(*) FILTER (WHERE e.participates) OVER ())::int AS joined
      FROM enrolments e JOIN content c ON c.id = e.content_id
     WHERE e.drugstore_id = ${drugstoreId}::int AND c.kind <> 'merchandising' ORDER BY e.answered_at DESC LIMIT 6`.execute(
    db,
  )
  return rows
}

export function selectNotes(db: Db, drugstoreId: number) {
  return db
    .selectFrom('drugstore_note')
    .leftJoin('users', 'users.id', 'drugstore_note.user_id')
    .select(['drugstore_note.id', 'drugstore_note.text', 'drugstore_note.at', 'drugstore_note.user_id'])
    .select(['users.first_name', 'users.last_name'])
    .where('drugstore_note.drugstore_id', '=', drugstoreId)
    .orderBy('drugstore_note.at', 'desc')
    .orderBy('drugstore_note.id', 'desc')
    .limit(50)
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number]

export async function insertNote(
  db: Db,
  note: { drugstore_id: number; user_id: number; text: string; at: Date },
): Promise<number> {
  const row = await db.insertInto('drugstore_note').values(note).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export function lockNote(db: Db, drugstoreId: number, id: number) {
  return db
    .selectFrom('drugstore_note')
    .select(['id', 'user_id', 'text'])
    .where('id', '=', id)
    .where('drugstore_id', '=', drugstoreId)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('drugstore_note').where('id', '=', id).execute()
}
