import { sql } from 'kysely'
import { isLive } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'

export interface DeskFilter {
  year: number
  /** Null for all of them. */
  zones: readonly number[] | null
  laboratoryId?: number | undefined
  drugstoreId?: number | undefined
  q?: string | undefined
}

export interface DeskRow {
  drugstore_id: number
  name: string
  city: string
  zone: string | null
  laboratory_id: number
  laboratory: string
  is_committed: boolean
}

/** Every pharmacy that bought from a laboratory this year or the year before, or committed to one. */
export async function selectDeskPairs(db: Db, filter: DeskFilter): Promise<DeskRow[]> {
  const { year, zones, laboratoryId = null, drugstoreId = null, q } = filter
  const patterns = likePatterns(q ?? '').map(
    (pattern) => sql`fold(concat_ws(' ', d.name, d.city, d.cip_officine, l.name)) LIKE ${pattern}`,
  )
  const { rows } = await sql<DeskRow>`
    SELECT d.id AS drugstore_id, d.name, d.city, z.name AS zone, l.id AS laboratory_id, l.name AS laboratory,
           c.drugstore_id IS NOT NULL AS is_committed
      FROM (SELECT drugstore_id, laboratory_id FROM purchases
             WHERE month >= make_date(${year}::int - 1, 1, 1) AND month <= make_date(${year}::int, 12, 1)
            UNION
            SELECT drugstore_id, laboratory_id FROM agreement_commitments WHERE year = ${year}::int) p
      JOIN drugstores d ON d.id = p.drugstore_id AND NOT d.is_disabled
      JOIN laboratories l ON l.id = p.laboratory_id
      LEFT JOIN zones z ON z.id = d.zone_id
      LEFT JOIN agreement_commitments c ON c.drugstore_id = d.id AND c.laboratory_id = l.id AND c.year = ${year}::int
     WHERE (${zones === null}::boolean OR d.zone_id = ANY (${[...(zones ?? [])]}::int[]))
       AND (${laboratoryId}::int IS NULL OR l.id = ${laboratoryId}::int)
       AND (${drugstoreId}::int IS NULL OR d.id = ${drugstoreId}::int)
       AND ${patterns.length === 0 ? sql`true` : sql.join(patterns, sql` AND `)}
     ORDER BY fold(d.name), d.id, fold(l.name), l.id`.execute(db)
  return rows
}

/** The agreements in force of a year, whoever they are for: the latest one of each laboratory last. */
export async function selectAgreementsOf(db: Db, year: number, now: Date) {
  return db
    .selectFrom('content')
    .select(['id', 'laboratory_id', 'fields'])
    .where('kind', '=', 'performance')
    .where('laboratory_id', 'is not', null)
    .where(isLive('content', now))
    .where(sql<boolean>`(fields ->> 'year')::int = ${year}::int`)
    .orderBy('id')
    .execute()
}

/** The years anything is known of, the latest first. */
export async function selectYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    SELECT DISTINCT extract(year FROM month)::int AS year FROM purchases ORDER BY 1 DESC`.execute(db)
  return rows.map(({ year }) => year)
}
