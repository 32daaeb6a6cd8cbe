import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

interface Mark {
  attendee_id: number
  present: boolean
  at: string
}

/** Notes who is there, for those who have a place, where nothing later was noted. */
export async function markPresence(db: Db, eventId: number, marks: readonly Mark[]): Promise<void> {
  await sql`
    UPDATE registration_attendees a
       SET checked_in_at = CASE WHEN noted.present THEN coalesce(a.checked_in_at, noted.at) END, marked_at = noted.at
      FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS noted (attendee_id int, present boolean, at timestamptz),
           registrations r
     WHERE a.id = noted.attendee_id AND a.event_id = ${eventId}::int AND a.is_active
       AND r.id = a.registration_id AND r.status = 'confirmed'
       AND (a.marked_at IS NULL OR a.marked_at <= noted.at)`.execute(db)
}

/** Of these people, those who have a place at this event. */
export async function selectMarked(db: Db, eventId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
     WHERE a.event_id = ${eventId}::int AND a.is_active AND r.status = 'confirmed'
       AND a.id = ANY (${[...ids]}::int[])`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** How many people were noted present. */
export async function countPresent(db: Db, eventId: number): Promise<number> {
  const { rows } = await sql<{ present: number }>`
    SELECT count(checked_in_at)::int AS present FROM registration_attendees WHERE event_id = ${eventId}::int`.execute(
    db,
  )
  return rows[0]?.present ?? 0
}
