import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { EventKind, EventStatus, RegistrationStatus } from '@kiosque/contract/domain/events'
import { targetHolds } from '../audience/audience.predicate.ts'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'
import type { EventTables } from './events.tables.ts'
import { waitingRank } from './waiting.sql.ts'

export type EventRow = Selectable<EventTables['events']> & WithTarget
export type NewEvent = Insertable<EventTables['events']>

/** Whoever asks: null for the desk, which reads drafts too. */
export type Asker = (Reader & { user_id: number; drugstore_id: number | null }) | null

export interface EventFilter {
  reader: Asker
  userId: number
  status?: EventStatus | undefined
  /** Ended after this instant. */
  from?: Date | undefined
  /** Begun before this instant. */
  to?: Date | undefined
  kinds?: readonly EventKind[] | undefined
  q?: string | undefined
  mine?: boolean | undefined
  trainingId?: number | undefined
}

/** Somebody's own: they come, or registered whoever comes. */
const isMine = (userId: number) => sql<boolean>`EXISTS (
  SELECT FROM registrations r WHERE r.event_id = events.id AND r.status <> 'cancelled'
     AND (r.created_by = ${userId}::int OR EXISTS (SELECT FROM registration_attendees a
          WHERE a.registration_id = r.id AND a.is_active AND a.user_id = ${userId}::int)))`

function matching(db: Db, filter: EventFilter) {
  const { reader, userId, status, from, to, kinds, q, mine, trainingId } = filter
  let query = db.selectFrom('events')
  if (reader !== null)
    query = query.where('events.status', '<>', 'draft').where(targetHolds('events', reader))
  if (status !== undefined) query = query.where('events.status', '=', status)
  if (from !== undefined) query = query.where('events.ends_at', '>', from)
  if (to !== undefined) query = query.where('events.starts_at', '<', to)
  if (kinds !== undefined) query = query.where('events.kind', 'in', [...kinds])
  for (const pattern of likePatterns(q ?? '')) query = query.where('events.search', 'like', pattern)
  if (trainingId !== undefined) query = query.where('events.training_id', '=', trainingId)
  if (mine !== undefined) query = query.where(mine ? isMine(userId) : sql<boolean>`NOT ${isMine(userId)}`)
  return query
}

export function selectEvents(
  db: Db,
  filter: EventFilter,
  page: { limit: number; offset: number; isLatestFirst?: boolean },
): Promise<EventRow[]> {
  const direction = page.isLatestFirst ? 'desc' : 'asc'
  return matching(db, filter)
    .selectAll('events')
    .select(targetOf('events'))
    .orderBy('events.starts_at', direction)
    .orderBy('events.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** How many there are of each kind. */
export async function countByKind(db: Db, filter: EventFilter): Promise<Map<EventKind, number>> {
  const rows = await matching(db, filter)
    .select(['events.kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('events.kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** For its audience, or for the desk. */
export function selectEvent(db: Db, id: number, reader: Asker): Promise<EventRow | undefined> {
  return matching(db, { reader, userId: 0 })
    .selectAll('events')
    .select(targetOf('events'))
    .where('events.id', '=', id)
    .executeTakeFirst()
}

/** Whatever changes who comes holds this row first: places are given one at a time, in the order they are asked. */
export function lockEvent(db: Db, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .selectAll()
    .select(targetOf('events'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function insertEvent(db: Db, row: NewEvent): Promise<EventRow> {
  return db
    .insertInto('events')
    .values(row)
    .returningAll()
    .returning(targetOf('events'))
    .executeTakeFirstOrThrow()
}

export function updateEvent(db: Db, id: number, row: Updateable<EventTables['events']>): Promise<EventRow> {
  return db
    .updateTable('events')
    .set(row)
    .where('id', '=', id)
    .returningAll()
    .returning(targetOf('events'))
    .executeTakeFirstOrThrow()
}

/** The dates of a series, this one left out. */
export function selectSeries(db: Db, seriesId: number, exceptId: number, reader: Asker): Promise<EventRow[]> {
  return matching(db, { reader, userId: 0 })
    .selectAll('events')
    .select(targetOf('events'))
    .where('events.series_id', '=', seriesId)
    .where('events.id', '<>', exceptId)
    .where('events.status', '<>', 'cancelled')
    .orderBy('events.starts_at')
    .execute()
}

export function selectLaboratory(db: Db, id: number): Promise<{ id: number; name: string } | undefined> {
  return db.selectFrom('laboratories').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
}

export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('events').where('id', '=', id).execute()
}

export interface OwnRow {
  id: number
  event_id: number
  status: RegistrationStatus
  waiting_rank: number | null
  is_approved: boolean
  confirm_by: Date | null
  attendees: { first_name: string; last_name: string }[]
  is_mine: boolean
}

/** What somebody's pharmacy, or they themselves, have on these events; what was withdrawn is left out. */
export async function selectOwn(
  db: Db,
  eventIds: readonly number[],
  { user_id, drugstore_id }: { user_id: number; drugstore_id: number | null },
): Promise<OwnRow[]> {
  if (eventIds.length === 0) return []
  const { rows } = await sql<OwnRow>`
    SELECT r.id, r.event_id, r.status,
           ${waitingRank} AS waiting_rank, r.is_approved, r.confirm_by,
           (SELECT json_agg(json_build_object('first_name', a.first_name, 'last_name', a.last_name) ORDER BY a.id)
              FROM registration_attendees a WHERE a.registration_id = r.id) AS attendees,
           (r.created_by IS NOT DISTINCT FROM ${user_id}::int OR EXISTS (SELECT FROM registration_attendees a
              WHERE a.registration_id = r.id AND a.user_id = ${user_id}::int)) AS is_mine
      FROM registrations r
     WHERE r.event_id = ANY (${[...eventIds]}::int[]) AND r.status <> 'cancelled'
       AND (r.drugstore_id = ${drugstore_id}::int OR r.created_by = ${user_id}::int)
     ORDER BY r.id`.execute(db)
  return rows
}
