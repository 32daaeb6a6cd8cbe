import { sql } from 'kysely'
import type { Waiting } from '@kiosque/contract/domain/events'
import type { Db } from '../db/db.ts'

/** The place of the registration `r` on the waiting list, from 1; none before the organiser said yes. */
export const waitingRank = sql<number | null>`CASE WHEN r.status = 'waiting' AND r.is_approved
  THEN (SELECT count(*)::int FROM registrations w
    WHERE w.event_id = r.event_id AND w.status = 'waiting' AND w.is_approved AND w.id <= r.id) END`

/** Who waits, in the order they came. */
export async function selectWaiting(db: Db, eventId: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT r.id, count(a.id)::int AS seats FROM registrations r
      JOIN registration_attendees a ON a.registration_id = r.id
     WHERE r.event_id = ${eventId}::int AND r.status = 'waiting' AND r.is_approved GROUP BY r.id ORDER BY r.id`.execute(
    db,
  )
  return rows
}

/** The places of these registrations, by their id. */
export async function selectRanksOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; rank: number | null }>`
    SELECT r.id, ${waitingRank} AS rank FROM registrations r WHERE r.id = ANY (${[...ids]}::int[])`.execute(
    db,
  )
  return new Map(rows.flatMap(({ id, rank }) => (rank === null ? [] : [[id, rank]])))
}

/** The place of each registration that waits, by its id: the same as `waitingRank`, for all of them at once. */
export async function selectRanks(db: Db, eventId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rank: number }>`
    SELECT r.id, (row_number() OVER (ORDER BY r.id))::int AS rank FROM registrations r
     WHERE r.event_id = ${eventId}::int AND r.status = 'waiting' AND r.is_approved`.execute(db)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}

/** Nobody approves any more: whoever waited for it waits for a place like everyone. */
export async function approveWaiting(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ is_approved: true })
    .where('event_id', '=', eventId)
    .where('status', '=', 'waiting')
    .execute()
}

/** Counts again who has a place and who waits, and keeps it with the event. */
export async function tallySeats(db: Db, eventId: number): Promise<{ confirmed: number; waiting: number }> {
  const { rows } = await sql<{ confirmed: number; waiting: number }>`
    UPDATE events SET
      confirmed_seats = (SELECT count(*) FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
        WHERE r.event_id = events.id AND r.status = 'confirmed'),
      waiting_seats = (SELECT count(*) FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
        WHERE r.event_id = events.id AND r.status = 'waiting')
     WHERE id = ${eventId}::int RETURNING confirmed_seats AS confirmed, waiting_seats AS waiting`.execute(db)
  return rows[0] ?? { confirmed: 0, waiting: 0 }
}

/** Places that were offered and not taken in time, by event. */
export async function selectLapsed(db: Db, now: Date): Promise<{ id: number; event_id: number }[]> {
  return db
    .selectFrom('registrations')
    .select(['id', 'event_id'])
    .where('confirm_by', '<=', now)
    .where('status', '=', 'confirmed')
    .orderBy('event_id')
    .orderBy('id')
    .execute()
}
