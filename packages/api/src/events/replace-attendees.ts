import type { Db } from '../db/db.ts'
import {
  deleteAttendees,
  insertAttendees,
  updateAttendee,
  type PlacedAttendee,
  type RegistrationRow,
} from './registrations.sql.ts'

/** Who stays keeps their line, and with it that they came. Those who leave go first, so that nobody is there twice. */
export async function replaceAttendees(
  trx: Db,
  row: RegistrationRow,
  attendees: readonly PlacedAttendee[],
): Promise<void> {
  const known = new Map(row.attendees.map((attendee) => [attendee.email?.toLowerCase(), attendee.id]))
  const kept = new Set(attendees.flatMap(({ email }) => known.get(email) ?? []))
  await deleteAttendees(
    trx,
    row.attendees.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  const arriving: PlacedAttendee[] = []
  for (const attendee of attendees) {
    const id = known.get(attendee.email)
    if (id === undefined) arriving.push(attendee)
    else await updateAttendee(trx, id, attendee)
  }
  await insertAttendees(trx, row, arriving)
}
