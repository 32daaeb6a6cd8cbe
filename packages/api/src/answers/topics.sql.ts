import { sql, type RawBuilder } from 'kysely'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { AGENDA, HIGHLIGHTS, LINKS, MENU, REFERENCES, type Topic } from './topic.ts'

/** What a topic is made of now: the targets its rows have, and when one of them next appears or disappears by itself. */
export interface TopicRow {
  targets: number[]
  next: Date | null
}

/** Kinds are known from what is in memory (`live/`); the others are asked for. */
export type AskedTopic = Exclude<Topic, KindKey>

interface Source {
  targets: RawBuilder<unknown>
  /** Selects of one column of instants. */
  instants: readonly RawBuilder<unknown>[]
}

/** Highlights show when their own target holds, and that of the content or event they put forward, with the day it is due for the reader. */
const ofHighlights = (now: Date): Source => {
  const shown = sql`FROM highlights h JOIN content c ON c.id = h.content_id AND c.status = 'published'`
  const event = sql`FROM highlights h JOIN events e ON e.id = h.event_id AND e.status = 'published'`
  const first = (column: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    sql`SELECT min(${column}) ${from} WHERE ${column} > ${now}::timestamptz`
  return {
    targets: sql`SELECT h.target_id FROM highlights h UNION SELECT c.target_id ${shown}
      UNION SELECT e.target_id ${event}
      UNION SELECT d.target_id ${shown} JOIN content_due_dates d ON d.content_id = c.id`,
    instants: [
      first(sql`h.starts_at`, sql`FROM highlights h`),
      first(sql`h.ends_at`, sql`FROM highlights h`),
      first(sql`c.starts_at`, shown),
      first(sql`c.ends_at`, shown),
      first(sql`e.ends_at`, event),
    ],
  }
}

function sourceOf(topic: AskedTopic, now: Date): Source | null {
  switch (topic) {
    case HIGHLIGHTS:
      return ofHighlights(now)
    case MENU:
      return { targets: sql`SELECT target_id FROM menu_entry`, instants: [] }
    case LINKS:
      return { targets: sql`SELECT target_id FROM useful_links`, instants: [] }
    case AGENDA: {
      const coming = sql`FROM events e WHERE e.status = 'published' AND e.ends_at > ${now}::timestamptz`
      return {
        targets: sql`SELECT e.target_id ${coming}`,
        instants: [sql`SELECT min(e.ends_at) ${coming}`],
      }
    }
    case REFERENCES:
      return null
  }
}

/** Several topics in one question, in the order given. */
export async function selectTopics(db: Db, topics: readonly AskedTopic[], now: Date): Promise<TopicRow[]> {
  if (topics.length === 0) return []
  const parts = topics.map((topic, rank) => {
    const source = sourceOf(topic, now)
    const targets =
      source === null ? sql`'{}'::int[]` : sql`ARRAY(SELECT DISTINCT * FROM (${source.targets}) t)`
    const instants = source?.instants ?? []
    const next =
      instants.length === 0
        ? sql`NULL::timestamptz`
        : sql`least(${sql.join(instants.map((instant) => sql`(${instant})`))})`
    return sql`SELECT ${rank}::int AS rank, ${targets} AS targets, ${next} AS next`
  })
  const { rows } = await sql<TopicRow>`${sql.join(parts, sql` UNION ALL `)} ORDER BY rank`.execute(db)
  return rows
}
