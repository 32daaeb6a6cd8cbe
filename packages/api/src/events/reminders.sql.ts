import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export type ReminderKind = 'week' | 'day' | 'thanks'

const COLUMNS = { week: 'week_reminded_at', day: 'day_reminded_at', thanks: 'thanked_at' } as const

interface Due {
  kind: ReminderKind
  /** The edge that the event comes between: its beginning, or its end for thanks. */
  from: Date
  to: Date
  /** Who registered after this many hours before it was confirmed lately: one message is enough. */
  sinceHours: number
  now: Date
  limit: number
}

/**
 * Registrations whose people are to be told, marked as told in the same statement: two processes never tell twice, and
 * a morning that was missed is made up for by the next.
 */
export async function markReminded(
  db: Db,
  { kind, from, to, sinceHours, now, limit }: Due,
): Promise<{ id: number; event_id: number }[]> {
  const column = sql.ref(COLUMNS[kind])
  const edge = sql.ref(kind === 'thanks' ? 'e.ends_at' : 'e.starts_at')
  const isOld =
    kind === 'thanks'
      ? sql`true`
      : sql`r.created_at < e.starts_at - make_interval(hours => ${sinceHours}::int)`
  const { rows } = await sql<{ id: number; event_id: number }>`
    UPDATE registrations SET ${column} = ${now}::timestamptz
     WHERE id IN (SELECT r.id FROM registrations r JOIN events e ON e.id = r.event_id
                   WHERE r.status = 'confirmed' AND e.status = 'published' AND ${sql.ref(`r.${COLUMNS[kind]}`)} IS NULL
                     AND ${edge} > ${from}::timestamptz AND ${edge} <= ${to}::timestamptz AND ${isOld}
                   ORDER BY r.event_id, r.id LIMIT ${limit} FOR UPDATE OF r SKIP LOCKED)
    RETURNING id, event_id`.execute(db)
  return rows
}

/** Another date is reminded of anew. */
export async function forgetReminders(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ week_reminded_at: null, day_reminded_at: null })
    .where('event_id', '=', eventId)
    .execute()
}
