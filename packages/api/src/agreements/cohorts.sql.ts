import { sql } from 'kysely'
import type { CohortLevel, CohortMember } from '@kiosque/contract/domain/comparison'
import type { Db } from '../db/db.ts'

export interface ComparableRow {
  id: number
  group: number
  amount: number
  volume: number
}

/**
 * Every pharmacy that bought from a laboratory in a year up to a month, with its size: what it bought from everybody
 * the year before, or this one where it bought nothing then.
 */
export async function selectComparables(
  db: Db,
  { laboratoryId, year, through }: { laboratoryId: number; year: number; through: number },
): Promise<ComparableRow[]> {
  const first = `${year}-01-01`
  const { rows } = await sql<ComparableRow>`
    WITH bought AS (
      SELECT drugstore_id, sum(amount_cents) AS amount FROM purchases
       WHERE laboratory_id = ${laboratoryId}::int AND month >= ${first}::date
         AND month < ${first}::date + make_interval(months => ${through}::int)
       GROUP BY drugstore_id)
    SELECT d.id, d.group_id AS group, b.amount,
           coalesce(
             (SELECT sum(p.amount_cents) FROM purchases p WHERE p.drugstore_id = d.id
                 AND p.month >= ${first}::date - interval '1 year' AND p.month < ${first}::date),
             (SELECT sum(p.amount_cents) FROM purchases p WHERE p.drugstore_id = d.id
                 AND p.month >= ${first}::date AND p.month < ${first}::date + interval '1 year')) AS volume
      FROM bought b JOIN drugstores d ON d.id = b.drugstore_id
     ORDER BY d.id`.execute(db)
  return rows
}

export interface CohortRow {
  id: number
  level: CohortLevel
  cohort: string
  through: number
  members: CohortMember[]
}

/** The level a laboratory's year is compared at, once it was counted. */
export async function selectLevel(db: Db, laboratoryId: number, year: number): Promise<CohortLevel | null> {
  const row = await db
    .selectFrom('purchase_cohorts')
    .select('level')
    .where('laboratory_id', '=', laboratoryId)
    .where('year', '=', year)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return (row?.level as CohortLevel | undefined) ?? null
}

export async function insertCohorts(
  db: Db,
  counted: {
    laboratory_id: number
    year: number
    level: CohortLevel
    through: number
    counted_at: Date
    cohorts: { cohort: string; members: CohortMember[] }[]
  },
): Promise<void> {
  const { cohorts, laboratory_id, year, level, through, counted_at } = counted
  if (cohorts.length === 0) return
  await sql`
    INSERT INTO purchase_cohorts (laboratory_id, year, level, cohort, through, members, counted_at)
    SELECT ${laboratory_id}::int, ${year}::int, ${level}, cohort, ${through}::int, members, ${counted_at}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(cohorts)}::jsonb) AS given (cohort text, members jsonb)`.execute(
    db,
  )
}

/** Every count of the cohort this pharmacy is in today, in the order they were made. */
export async function selectCohortCounts(
  db: Db,
  { laboratoryId, year, drugstoreId }: { laboratoryId: number; year: number; drugstoreId: number },
): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    SELECT id, level, cohort, through, members FROM purchase_cohorts
     WHERE laboratory_id = ${laboratoryId}::int AND year = ${year}::int AND cohort = (
       SELECT cohort FROM purchase_cohorts
        WHERE laboratory_id = ${laboratoryId}::int AND year = ${year}::int
          AND members @> ${JSON.stringify([{ id: drugstoreId }])}::jsonb
        ORDER BY id DESC LIMIT 1)
     ORDER BY id`.execute(db)
  return rows
}
