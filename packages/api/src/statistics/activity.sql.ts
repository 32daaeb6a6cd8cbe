import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface ActivityRow {
  week: string
  zone_id: number
  drugstores: number
  visits: number
}

/** Enabled drugstores seen each week, by zone (0: none). */
export async function selectActivity(db: Db, since: string): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    SELECT to_char(w.week, 'YYYY-MM-DD') AS week, coalesce(d.zone_id, 0) AS zone_id,
           count(*)::int AS drugstores, sum(w.visits)::int AS visits
      FROM drugstore_week w JOIN drugstores d ON d.id = w.drugstore_id AND NOT d.is_disabled
     WHERE w.week >= ${since}::date GROUP BY 1, 2 ORDER BY 1`.execute(db)
  return rows
}

export async function selectEnabledByZone(db: Db): Promise<{ zone_id: number; drugstores: number }[]> {
  const { rows } = await sql<{ zone_id: number; drugstores: number }>`
    SELECT coalesce(zone_id, 0) AS zone_id, count(*)::int AS drugstores
      FROM drugstores WHERE NOT is_disabled GROUP BY 1`.execute(db)
  return rows
}

/** Visits of one drugstore by week, the oldest first. */
export async function selectVisits(db: Db, drugstoreId: number, since: string) {
  const { rows } = await sql<{ week: string; visits: number }>`
    SELECT to_char(week, 'YYYY-MM-DD') AS week, visits FROM drugstore_week
     WHERE drugstore_id = ${drugstoreId}::int AND week >= ${since}::date ORDER BY week`.execute(db)
  return rows
}

/** Mean visits of the other enabled drugstores of a zone, by week; a week without any counts for none. */
export async function selectZoneVisits(db: Db, zoneId: number, since: string) {
  const { rows } = await sql<{ week: string; visits: number; drugstores: number }>`
    SELECT to_char(w.week, 'YYYY-MM-DD') AS week, sum(w.visits)::int AS visits,
           (SELECT count(*)::int FROM drugstores z WHERE z.zone_id = ${zoneId}::int AND NOT z.is_disabled) AS drugstores
      FROM drugstore_week w JOIN drugstores d ON d.id = w.drugstore_id
     WHERE d.zone_id = ${zoneId}::int AND NOT d.is_disabled AND w.week >= ${since}::date
     GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

export async function deleteOldWeeks(db: Db, before: string): Promise<void> {
  await sql`DELETE FROM drugstore_week WHERE week < ${before}::date`.execute(db)
}
