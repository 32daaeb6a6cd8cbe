import { sql } from 'kysely'
import type { EventKind, EventStatus } from '@kiosque/contract/domain/events'
import type { Db } from '../db/db.ts'

/** What a highlight shows of an event, and what decides who sees it. */
export interface HighlightedEvent {
  id: number
  title: string
  excerpt: string
  kind: EventKind
  cover_id: number | null
  status: EventStatus
  target_id: number
  /** Text, as JSON has it. */
  starts_at: string
  ends_at: string
}

/** The event that a highlight puts forward, beside its own columns. */
export const eventOf = (alias: string) =>
  sql<HighlightedEvent | null>`(SELECT json_build_object('id', e.id, 'title', e.title, 'excerpt', e.excerpt,
    'kind', e.kind, 'cover_id', e.cover_id, 'status', e.status, 'target_id', e.target_id, 'starts_at', e.starts_at,
    'ends_at', e.ends_at) FROM events e WHERE e.id = ${sql.ref(`${alias}.event_id`)})`.as('event')

/** One that may be put forward: it is not called off. */
export function selectShowable(db: Db, id: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('events')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst()
}
