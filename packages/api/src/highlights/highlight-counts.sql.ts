import { sql } from 'kysely'
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
