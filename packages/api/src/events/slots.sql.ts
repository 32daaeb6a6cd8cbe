import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** How many people chose each slot of an event, as `session/slot`; those who wait keep theirs. */
export async function selectSlotSeats(
  db: Db,
  eventId: number,
  exceptId: number | null = null,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; seats: number }>`
    SELECT chosen.key || '/' || chosen.value AS key, count(a.id)::int AS seats
      FROM registrations r CROSS JOIN LATERAL jsonb_each_text(r.slots) AS chosen
      JOIN registration_attendees a ON a.registration_id = r.id
     WHERE r.event_id = ${eventId}::int AND r.status <> 'cancelled' AND r.id IS DISTINCT FROM ${exceptId}::int
     GROUP BY 1`.execute(db)
  return new Map(rows.map(({ key, seats }) => [key, seats]))
}
