import { sql } from 'kysely'
import { targetHolds } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

/** Open events of this audience that close before long, with a place left and nobody of the pharmacy in it. */
export function selectClosingSoon(
  db: Db,
  asked: { viewer: Reader; drugstoreId: number; now: Date; until: Date; limit: number },
) {
  const closes = sql<Date>`coalesce(events.registration_deadline, events.starts_at)`
  return db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at', 'registration_deadline'])
    .where('events.status', '=', 'published')
    .where(targetHolds('events', asked.viewer))
    .where(closes, '>', asked.now)
    .where(closes, '<=', asked.until)
    .where(sql<boolean>`(events.capacity IS NULL OR events.confirmed_seats < events.capacity)`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM registrations r WHERE r.event_id = events.id
        AND r.drugstore_id = ${asked.drugstoreId}::int AND r.status <> 'cancelled')`,
    )
    .orderBy(closes)
    .orderBy('events.id')
    .limit(asked.limit)
    .execute()
}
