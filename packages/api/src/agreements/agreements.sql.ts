import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

export interface Who {
  viewer: Reader
  now: Date
}

/** The agreements (or referral laboratories) this viewer sees that name a laboratory, the latest year first. */
export async function selectVisibleAgreements(
  db: Db,
  kind: 'performance' | 'referral_laboratory',
  { viewer, now }: Who,
) {
  return db
    .selectFrom('content')
    .innerJoin('laboratories', 'laboratories.id', 'content.laboratory_id')
    .select(['content.id', 'content.slug', 'content.title', 'content.fields'])
    .select(['laboratories.id as laboratory_id', 'laboratories.name as laboratory'])
    .where('content.kind', '=', kind)
    .where(isVisibleContent('content', viewer, now))
    .orderBy(sql`(content.fields ->> 'year')::int DESC NULLS LAST`)
    .orderBy(sql`fold(laboratories.name)`)
    .orderBy('content.id')
    .execute()
}

export type AgreementRow = Awaited<ReturnType<typeof selectVisibleAgreements>>[number]

export interface MonthRow {
  drugstore_id: number
  laboratory_id: number
  year: number
  month: number
  amount: number
}

/** What these pharmacies bought from these laboratories in these years, month by month. */
export async function selectMonths(
  db: Db,
  {
    drugstoreIds,
    laboratoryIds,
    years,
  }: { drugstoreIds: number[]; laboratoryIds: number[]; years: number[] },
): Promise<MonthRow[]> {
  if (years.length === 0) return []
  const { rows } = await sql<MonthRow>`
    SELECT drugstore_id, laboratory_id, extract(year FROM month)::int AS year,
           extract(month FROM month)::int AS month, amount_cents AS amount
      FROM purchases
     WHERE drugstore_id = ANY (${drugstoreIds}::int[]) AND laboratory_id = ANY (${laboratoryIds}::int[])
       AND month >= make_date(${Math.min(...years)}::int, 1, 1)
       AND month <= make_date(${Math.max(...years)}::int, 12, 1)`.execute(db)
  return rows
}

export interface Told {
  laboratory_id: number
  year: number
  /** The last month the laboratory told of, for anybody. */
  through: number
  received_at: Date
}

/** How far each laboratory told each year, and when that was received. */
export async function selectTold(db: Db, laboratoryIds: number[], years: number[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    SELECT l.id AS laboratory_id, y.year, extract(month FROM last.month)::int AS through,
           (SELECT max(i.imported_at) FROM purchases p JOIN purchase_imports i ON i.id = p.import_id
             WHERE p.laboratory_id = l.id AND p.month = last.month) AS received_at
      FROM unnest(${laboratoryIds}::int[]) AS l (id) CROSS JOIN unnest(${years}::int[]) AS y (year)
     CROSS JOIN LATERAL (
       SELECT p.month FROM purchases p WHERE p.laboratory_id = l.id
          AND p.month >= make_date(y.year, 1, 1) AND p.month <= make_date(y.year, 12, 1)
        ORDER BY p.month DESC LIMIT 1) last`.execute(db)
  return rows
}

/** The pharmacies somebody belongs to: their figures are known to them. */
export async function selectOwnDrugstores(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('drugstore_id')
    .where('user_id', '=', userId)
    .where('drugstore_id', 'is not', null)
    .execute()
  return rows.flatMap(({ drugstore_id }) => drugstore_id ?? [])
}

export function selectCommitments(db: Db, drugstoreId: number) {
  return db
    .selectFrom('agreement_commitments')
    .leftJoin('users', 'users.id', 'agreement_commitments.committed_by')
    .select(['laboratory_id', 'year', 'committed_at', 'first_name', 'last_name'])
    .where('drugstore_id', '=', drugstoreId)
    .execute()
}

export async function insertCommitment(
  db: Db,
  row: {
    laboratory_id: number
    year: number
    drugstore_id: number
    committed_by: number
    committed_at: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('agreement_commitments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function deleteCommitment(
  db: Db,
  row: { laboratory_id: number; year: number; drugstore_id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('agreement_commitments')
    .where('laboratory_id', '=', row.laboratory_id)
    .where('year', '=', row.year)
    .where('drugstore_id', '=', row.drugstore_id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}
