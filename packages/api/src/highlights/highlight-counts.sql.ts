import { sql } from 'kysely'
import { isVisibleHighlight } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

export interface Counts {
  impressions: number
  clicks: number
}

export async function selectCounts(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Counts & { id: number }>`
    SELECT highlight_id AS id, sum(impressions)::int AS impressions, sum(clicks)::int AS clicks
      FROM highlight_counts WHERE highlight_id = ANY (${[...ids]}::int[]) GROUP BY highlight_id`.execute(db)
  return new Map(rows.map((row) => [row.id, { impressions: row.impressions, clicks: row.clicks }]))
}

export async function addCounts(
  db: Db,
  { impressions, clicks, day }: { impressions: readonly number[]; clicks: readonly number[]; day: string },
  { viewer, now }: { viewer: Reader; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO highlight_counts (highlight_id, day, impressions, clicks)
    SELECT h.id, ${day}::date, (h.id = ANY (${[...impressions]}::int[]))::int, (h.id = ANY (${[...clicks]}::int[]))::int
      FROM highlights h
     WHERE h.id = ANY (${[...impressions, ...clicks]}::int[]) AND ${isVisibleHighlight('h', viewer, now)}
     ORDER BY h.id
    ON CONFLICT (highlight_id, day) DO UPDATE
       SET impressions = highlight_counts.impressions + excluded.impressions,
           clicks = highlight_counts.clicks + excluded.clicks`.execute(db)
}
