import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

const closes = sql<Date>`coalesce(events.registration_deadline, events.starts_at)`

/** Open events that close before long, whoever they are for, with a place left and nobody of the pharmacy in it. */
export const closingFor = (asked: { drugstoreId: number; now: Date; until: Date }) =>
  sql<{ content_id: number }>`SELECT events.id AS content_id FROM events
    WHERE events.status = 'published'
      AND ${closes} > ${asked.now}::timestamptz AND ${closes} <= ${asked.until}::timestamptz
      AND (events.capacity IS NULL OR events.confirmed_seats < events.capacity)
      AND NOT EXISTS (SELECT FROM registrations r WHERE r.event_id = events.id
        AND r.drugstore_id = ${asked.drugstoreId}::int AND r.status <> 'cancelled')`

export const noEvent = sql<{ content_id: number }>`SELECT NULL::int AS content_id WHERE false`

export type ClosingRow = Awaited<ReturnType<typeof selectClosing>>[number]

const closingColumns = ['id', 'target_id', 'title', 'starts_at', 'registration_deadline'] as const

export function selectClosing(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('events')
    .select(closingColumns)
    .where('id', 'in', [...ids])
    .execute()
}

/** All that have not closed yet, whoever they are for. */
export function selectOpen(db: Db, now: Date): Promise<ClosingRow[]> {
  return db
    .selectFrom('events')
    .select(closingColumns)
    .where('status', '=', 'published')
    .where(closes, '>', now)
    .execute()
}

/**
 * The registrations this person made or has a place in, each found by key: with OR instead, what these cost would seem to
 * hang on who asks, and PostgreSQL would plan the whole to-do anew each time.
 */
const ownRegistrations = (userId: number) => sql`(
    SELECT id FROM registrations WHERE created_by = ${userId}::int
     UNION SELECT registration_id FROM registration_attendees WHERE user_id = ${userId}::int AND is_active
  ) own_registrations JOIN registrations r ON r.id = own_registrations.id`

/** Events where a place was offered to this person, or to those they registered, and waits for their yes. */
export const offeredTo = ({ userId, now }: { userId: number; now: Date }) =>
  sql<{ content_id: number }>`SELECT DISTINCT r.event_id AS content_id FROM ${ownRegistrations(userId)}
    WHERE r.confirm_by > ${now}::timestamptz AND r.status = 'confirmed'`

/** These, with the last moment to say yes. */
export async function selectOffered(
  db: Db,
  ids: readonly number[],
  userId: number,
): Promise<{ id: number; title: string; confirm_by: Date }[]> {
  const { rows } = await sql<{ id: number; title: string; confirm_by: Date }>`
    SELECT e.id, e.title, min(r.confirm_by) AS confirm_by
      FROM ${ownRegistrations(userId)} JOIN events e ON e.id = r.event_id
     WHERE e.id = ANY (${[...ids]}::int[]) AND r.confirm_by IS NOT NULL AND r.status = 'confirmed'
     GROUP BY e.id ORDER BY 3, 1`.execute(db)
  return rows
}

/** Events of today and tomorrow where this person, or those they registered, have a place. */
export const attendedBy = ({ userId, now, until }: { userId: number; now: Date; until: Date }) =>
  sql<{ content_id: number }>`SELECT DISTINCT r.event_id AS content_id
     FROM ${ownRegistrations(userId)} JOIN events e ON e.id = r.event_id
    WHERE e.status = 'published' AND e.ends_at > ${now}::timestamptz AND e.starts_at < ${until}::timestamptz
      AND r.status = 'confirmed'`

/** These, as a day tells them. */
export function selectAttended(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at', 'place', 'city'])
    .where('id', 'in', [...ids])
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}
