import { sql } from 'kysely'
import type { EventKind } from '@kiosque/contract/domain/events'
import type { Db } from '../db/db.ts'

export interface AttendanceRow {
  id: number
  registration_id: number
  event_id: number
  user_id: number | null
  first_name: string
  last_name: string
  checked_in_at: Date | null
  certificate_number: string | null
  certificate_code: string | null
  title: string
  kind: EventKind
  training_id: number | null
  starts_at: Date
  ends_at: Date
  place: string | null
  city: string | null
  laboratory: string | null
}

const SELECT = sql`
  SELECT a.id, a.registration_id, a.event_id, a.user_id, a.first_name, a.last_name, a.checked_in_at,
         a.certificate_number, a.certificate_code, e.title, e.kind, e.training_id, e.starts_at, e.ends_at, e.place, e.city, l.name AS laboratory
    FROM registration_attendees a JOIN events e ON e.id = a.event_id
    JOIN registrations r ON r.id = a.registration_id AND r.status = 'confirmed'
    LEFT JOIN laboratories l ON l.id = e.laboratory_id`

/** One person's attendance, held: two windows give it one number. */
export async function lockAttendance(
  db: Db,
  { id, registrationId }: { id: number; registrationId: number },
): Promise<AttendanceRow | undefined> {
  const { rows } = await sql<AttendanceRow>`${SELECT}
    WHERE a.id = ${id}::int AND a.registration_id = ${registrationId}::int FOR UPDATE OF a`.execute(db)
  return rows[0]
}

export async function updateAttendance(
  db: Db,
  id: number,
  row: {
    certificate_number?: string
    certificate_code?: string
    rating?: number
    rating_comment?: string
    rated_at?: Date
  },
): Promise<void> {
  await db.updateTable('registration_attendees').set(row).where('id', '=', id).execute()
}

export async function selectAttendanceByCode(db: Db, code: string): Promise<AttendanceRow | undefined> {
  const { rows } = await sql<AttendanceRow>`${SELECT} WHERE a.certificate_code = ${code}`.execute(db)
  return rows[0]
}

/** Trainings somebody was present at, once they are over. */
export async function selectAttendedTrainings(db: Db, userId: number, now: Date): Promise<AttendanceRow[]> {
  const { rows } = await sql<AttendanceRow>`${SELECT}
    WHERE a.user_id = ${userId}::int AND a.checked_in_at IS NOT NULL AND (e.kind = 'formation' OR e.training_id IS NOT NULL)
      AND e.status = 'published' AND e.ends_at <= ${now}::timestamptz
    ORDER BY e.starts_at DESC, a.id`.execute(db)
  return rows
}
