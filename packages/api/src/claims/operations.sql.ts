import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { targetHolds } from '../audience/audience.predicate.ts'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'
import type { ClaimTables } from './claims.tables.ts'

type Stored = Selectable<ClaimTables['bri_operations']>
export type ProductRow = Selectable<ClaimTables['bri_products']>
export type OperationRow = Stored & WithTarget & { laboratory: string }

export type OperationState = 'open' | 'coming' | 'ended' | 'draft' | 'all'

/** Where an operation stands on a day in Paris. */
const STATES: Record<OperationState, (today: string) => RawBuilder<SqlBool>> = {
  open: (today) => sql<SqlBool>`(bri_operations.status = 'open' AND bri_operations.starts_on <= ${today}::date
    AND bri_operations.deadline >= ${today}::date)`,
  coming: (today) =>
    sql<SqlBool>`(bri_operations.status = 'open' AND bri_operations.starts_on > ${today}::date)`,
  ended: (today) => sql<SqlBool>`(bri_operations.status = 'closed'
    OR bri_operations.status = 'open' AND bri_operations.deadline < ${today}::date)`,
  draft: () => sql<SqlBool>`bri_operations.status = 'draft'`,
  all: () => sql<SqlBool>`true`,
}

export interface OperationFilter {
  /** Null for the desk, which reads drafts too. */
  reader: Reader | null
  state: OperationState
  today: string
  q?: string | undefined
  laboratoryId?: number | undefined
}

function matching(db: Db, { reader, state, today, q = '', laboratoryId }: OperationFilter) {
  let query = db
    .selectFrom('bri_operations')
    .innerJoin('laboratories', 'laboratories.id', 'bri_operations.laboratory_id')
    .where(STATES[state](today))
  if (reader !== null)
    query = query.where('bri_operations.status', '<>', 'draft').where(targetHolds('bri_operations', reader))
  if (laboratoryId !== undefined) query = query.where('bri_operations.laboratory_id', '=', laboratoryId)
  for (const pattern of likePatterns(q))
    query = query.where(
      sql<SqlBool>`fold(bri_operations.title || ' ' || laboratories.name || ' ' || coalesce((
        SELECT string_agg(p.name || ' ' || p.ean, ' ') FROM bri_products p
         WHERE p.operation_id = bri_operations.id), '')) LIKE ${pattern}`,
    )
  return query
}

export async function countOperations(db: Db, filter: OperationFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** The nearest deadline first; what is over comes last, the latest first. */
export function selectOperations(
  db: Db,
  filter: OperationFilter,
  page: { limit: number; offset: number },
): Promise<OperationRow[]> {
  const isOver = sql`(bri_operations.deadline < ${filter.today}::date)`
  return matching(db, filter)
    .selectAll('bri_operations')
    .select(['laboratories.name as laboratory', targetOf('bri_operations')])
    .orderBy(isOver)
    .orderBy(sql`CASE WHEN ${isOver} THEN NULL ELSE bri_operations.deadline END`)
    .orderBy('bri_operations.deadline', 'desc')
    .orderBy('bri_operations.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** For its audience, or for the desk. */
export function selectOperation(
  db: Db,
  id: number,
  reader: Reader | null,
): Promise<OperationRow | undefined> {
  return matching(db, { reader, state: 'all', today: '2000-01-01' })
    .selectAll('bri_operations')
    .select(['laboratories.name as laboratory', targetOf('bri_operations')])
    .where('bri_operations.id', '=', id)
    .executeTakeFirst()
}

/** Held while its products and values are read or changed: no claim is valued in between. */
export async function lockOperation(
  db: Db,
  id: number,
  strength: 'share' | 'update',
): Promise<Stored | undefined> {
  const query = db.selectFrom('bri_operations').selectAll().where('id', '=', id)
  return (strength === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst()
}

export function selectProducts(db: Db, operationIds: readonly number[]): Promise<ProductRow[]> {
  if (operationIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('bri_products')
    .selectAll()
    .where('operation_id', 'in', [...operationIds])
    .orderBy('operation_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What one pharmacy has on these operations: the draft to go on with, and how many were sent. */
export async function selectOwnOn(db: Db, operationIds: readonly number[], drugstoreId: number) {
  if (operationIds.length === 0) return []
  const { rows } = await sql<{ operation_id: number; draft_id: number | null; claims: number }>`
    SELECT operation_id, max(id) FILTER (WHERE status = 'draft') AS draft_id,
           (count(*) FILTER (WHERE status <> 'draft'))::int AS claims
      FROM bri_claims WHERE drugstore_id = ${drugstoreId}::int AND operation_id = ANY (${[...operationIds]}::int[])
     GROUP BY operation_id`.execute(db)
  return rows
}

/** What pharmacies sent for these operations, drafts apart. */
export async function selectUses(db: Db, operationIds: readonly number[]) {
  if (operationIds.length === 0) return []
  const { rows } = await sql<{
    operation_id: number
    claims: number
    drugstores: number
    waiting: number
    amount: number
  }>`
    SELECT c.operation_id, count(DISTINCT c.id)::int AS claims, count(DISTINCT c.drugstore_id)::int AS drugstores,
           (count(DISTINCT c.id) FILTER (WHERE c.status = 'submitted'))::int AS waiting,
           coalesce(sum(l.amount), 0)::bigint AS amount
      FROM bri_claims c LEFT JOIN bri_claim_lines l ON l.claim_id = c.id
     WHERE c.status <> 'draft' AND c.operation_id = ANY (${[...operationIds]}::int[])
     GROUP BY c.operation_id`.execute(db)
  return rows
}

export async function hasLaboratory(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('laboratories')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOperation(
  db: Db,
  row: Insertable<ClaimTables['bri_operations']>,
): Promise<number> {
  const { id } = await db.insertInto('bri_operations').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateOperation(
  db: Db,
  id: number,
  row: Updateable<ClaimTables['bri_operations']>,
): Promise<void> {
  await db.updateTable('bri_operations').set(row).where('id', '=', id).execute()
}

/** False when claims, drafts included, hold it. */
export async function deleteOperation(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bri_operations')
    .where('id', '=', id)
    .where(sql<SqlBool>`NOT EXISTS (SELECT FROM bri_claims c WHERE c.operation_id = bri_operations.id)`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which products lines name already, and whether any of those lines has been sent. */
export async function selectProductUses(
  db: Db,
  operationId: number,
): Promise<Map<number, { isSent: boolean }>> {
  const { rows } = await sql<{ product_id: number; is_sent: boolean }>`
    SELECT l.product_id, bool_or(c.status <> 'draft') AS is_sent FROM bri_claim_lines l
      JOIN bri_claims c ON c.id = l.claim_id WHERE l.operation_id = ${operationId}::int GROUP BY l.product_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.product_id, { isSent: row.is_sent }]))
}

export async function insertProduct(db: Db, row: Insertable<ClaimTables['bri_products']>): Promise<void> {
  await db.insertInto('bri_products').values(row).execute()
}

export async function updateProduct(
  db: Db,
  id: number,
  row: Updateable<ClaimTables['bri_products']>,
): Promise<void> {
  await db.updateTable('bri_products').set(row).where('id', '=', id).execute()
}

export async function deleteProducts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('bri_products')
    .where('id', 'in', [...ids])
    .execute()
}

/** Drafts follow the value of the voucher: whoever has one open is told that it changed. */
export async function revalueDrafts(db: Db, productId: number, value: number, at: Date): Promise<void> {
  await sql`
    WITH lines AS (
      UPDATE bri_claim_lines l SET value = ${value}::int FROM bri_claims c
       WHERE c.id = l.claim_id AND c.status = 'draft' AND l.product_id = ${productId}::int
         AND l.value <> ${value}::int RETURNING l.claim_id)
    UPDATE bri_claims c SET version = c.version + 1, updated_at = ${at} FROM lines WHERE c.id = lines.claim_id`.execute(
    db,
  )
}
