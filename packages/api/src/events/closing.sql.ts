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

export function selectClosing(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('events')
    .select(['id', 'target_id', 'title', 'starts_at', 'registration_deadline'])
    .where('id', 'in', [...ids])
    .execute()
}
