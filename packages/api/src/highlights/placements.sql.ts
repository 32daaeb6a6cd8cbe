import { sql } from 'kysely'
import { isInWindow, isLive } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'

export interface PlacementRow {
  id: number
  key: string
  label: string
  capacity: number
  live: number
  total: number
}

/** `live` counts what shows: in its window, and its content too where it puts one forward. */
export async function selectPlacements(db: Db, now: Date): Promise<PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`
    SELECT p.id, p.key, p.label, p.capacity, count(h.id)::int AS total,
           count(h.id) FILTER (WHERE ${isInWindow('h', now)}
             AND (h.content_id IS NULL OR ${isLive('c', now)}))::int AS live
      FROM placements p LEFT JOIN highlights h ON h.placement = p.id LEFT JOIN content c ON c.id = h.content_id
     GROUP BY p.id ORDER BY p.id`.execute(db)
  return rows
}

export function selectPlacementForUpdate(db: Db, id: number) {
  return db.selectFrom('placements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updatePlacement(
  db: Db,
  id: number,
  change: { label?: string; capacity?: number; updated_at: Date },
): Promise<void> {
  await db.updateTable('placements').set(change).where('id', '=', id).execute()
}
