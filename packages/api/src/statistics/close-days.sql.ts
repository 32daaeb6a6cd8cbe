import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { liveFigures } from './figures.sql.ts'

/** Two processes closing at once wait for each other; null when nothing was ever closed. */
export async function lockClosedDay(db: Db): Promise<string | null> {
  await sql`LOCK TABLE stat_closed IN EXCLUSIVE MODE`.execute(db)
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM stat_closed WHERE id = 1`.execute(db)
  return rows[0]?.day ?? null
}

export async function insertClosedDays(db: Db, from: Date, until: Date): Promise<void> {
  await sql`
    WITH counted AS (
      INSERT INTO stat_content_day (content_id, day, zone_id, reads, downloads) ${liveFigures(from, until)}
      RETURNING content_id, day, zone_id, reads, downloads)
    INSERT INTO stat_day (day, kind, zone_id, reads, downloads)
    SELECT counted.day, content.kind, counted.zone_id, sum(counted.reads), sum(counted.downloads)
      FROM counted JOIN content ON content.id = counted.content_id GROUP BY 1, 2, 3`.execute(db)
}

export async function updateClosedDay(db: Db, day: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO stat_closed (id, day, at) VALUES (1, ${day}::date, ${at}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET day = excluded.day, at = excluded.at`.execute(db)
}
