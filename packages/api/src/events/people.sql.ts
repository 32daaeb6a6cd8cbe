import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Person } from '../kit/personal-data.ts'

const theirs = ({ id, email }: Person) =>
  sql`(a.user_id = ${id}::int OR lower(a.email) = ${email.toLowerCase()})`

/** Where somebody comes or came, for the right of access. */
export async function selectAttendances(db: Db, person: Person) {
  const { rows } = await sql`
    SELECT e.title AS event, e.starts_at, a.first_name, a.last_name, a.email, a.position_id, a.checked_in_at, r.status,
           a.certificate_number, a.rating, a.rating_comment
      FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
      JOIN events e ON e.id = r.event_id WHERE ${theirs(person)} ORDER BY a.id`.execute(db)
  return rows
}

export function selectMade(db: Db, userId: number) {
  return db
    .selectFrom('registrations')
    .select(['id', 'event_id', 'drugstore_id', 'status', 'comment', 'answers', 'created_at'])
    .where('created_by', '=', userId)
    .orderBy('id')
    .execute()
}

/** Events still to come where this person has a seat, in the order they are locked. */
export async function selectComing(db: Db, person: Person, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT e.id FROM registration_attendees a JOIN events e ON e.id = a.event_id
     WHERE ${theirs(person)} AND a.is_active AND e.ends_at > ${now} ORDER BY e.id`.execute(db)
  return rows.map((row) => row.id)
}

/** Frees their seats; a registration that brings nobody any more is withdrawn. */
export async function freeSeats(
  db: Db,
  person: Person,
  eventIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = sql`ANY (${[...eventIds]}::int[])`
  await sql`DELETE FROM registration_attendees a WHERE ${theirs(person)} AND a.event_id = ${ids}`.execute(db)
  await sql`
    UPDATE registrations r SET status = 'cancelled', updated_at = ${now}
     WHERE r.event_id = ${ids} AND r.status <> 'cancelled'
       AND NOT EXISTS (SELECT FROM registration_attendees a WHERE a.registration_id = r.id)`.execute(db)
}

/** The registrations whose answers hold files of this person. */
export async function selectWithFiles(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT r.id FROM registrations r WHERE r.created_by = ${userId}::int
       AND EXISTS (SELECT FROM file_use f WHERE f.owner_type = 'registration' AND f.owner_id = r.id)`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Who came stays counted, without a name; what somebody wrote is forgotten with them. */
export async function forgetPerson(db: Db, person: Person): Promise<void> {
  await sql`
    UPDATE registration_attendees a SET first_name = 'Personne', last_name = 'effacée', email = NULL, user_id = NULL,
           certificate_number = NULL, certificate_code = NULL, rating_comment = ''
     WHERE ${theirs(person)}`.execute(db)
  await db
    .updateTable('registrations')
    .set({ created_by: null, comment: '', answers: '{}' })
    .where('created_by', '=', person.id)
    .execute()
}
