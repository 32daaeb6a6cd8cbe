import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/db.ts'
import { CLAIM_COLUMNS, CLAIM_FROM, type ClaimRow } from './claims.sql.ts'

export interface BatchRow {
  id: number
  number: string
  laboratory_id: number
  laboratory: string
  claims: number
  drugstores: number
  amount: number
  paid_claims: number
  paid_amount: number
  created_at: Date
  created_by: string | null
  exported_at: Date | null
}

const BATCHES = (condition: ReturnType<typeof sql<SqlBool>>) => sql<BatchRow>`
  SELECT b.id, b.number, b.laboratory_id, l.name AS laboratory, b.created_at, b.exported_at,
         CASE WHEN u.erased_at IS NULL THEN nullif(trim(u.first_name || ' ' || u.last_name), '') END AS created_by,
         coalesce(w.claims, 0)::int AS claims, coalesce(w.drugstores, 0)::int AS drugstores,
         coalesce(w.amount, 0)::bigint AS amount, coalesce(w.paid_claims, 0)::int AS paid_claims,
         coalesce(w.paid_amount, 0)::bigint AS paid_amount
    FROM bri_batches b JOIN laboratories l ON l.id = b.laboratory_id LEFT JOIN users u ON u.id = b.created_by
    LEFT JOIN LATERAL (
      SELECT count(DISTINCT c.id) AS claims, count(DISTINCT c.drugstore_id) AS drugstores,
             sum(n.accepted_amount) AS amount, count(DISTINCT c.id) FILTER (WHERE c.status = 'paid') AS paid_claims,
             sum(n.accepted_amount) FILTER (WHERE c.status = 'paid') AS paid_amount
        FROM bri_claims c JOIN bri_claim_lines n ON n.claim_id = c.id WHERE c.batch_id = b.id) w ON true
   WHERE ${condition}`

const ofLaboratory = (laboratoryId: number | undefined) =>
  laboratoryId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`b.laboratory_id = ${laboratoryId}::int`

/** What is not paid whole first, then the latest. */
export async function selectBatches(
  db: Db,
  laboratoryId: number | undefined,
  page: { limit: number; offset: number },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`${BATCHES(ofLaboratory(laboratoryId))}
    ORDER BY b.id DESC LIMIT ${page.limit}::int OFFSET ${page.offset}::int`.execute(db)
  return rows
}

export async function countBatches(db: Db, laboratoryId: number | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM bri_batches b WHERE ${ofLaboratory(laboratoryId)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function selectBatch(db: Db, id: number): Promise<BatchRow | undefined> {
  const { rows } = await BATCHES(sql<SqlBool>`b.id = ${id}::int`).execute(db)
  return rows[0]
}

export async function lockBatch(db: Db, id: number): Promise<{ id: number; number: string } | undefined> {
  return db
    .selectFrom('bri_batches')
    .select(['id', 'number'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Accepted and in no batch yet, held until they are in one. */
export async function lockUnbatched(db: Db, laboratoryId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id
     WHERE o.laboratory_id = ${laboratoryId}::int AND c.status IN ('accepted', 'partly_accepted') AND c.batch_id IS NULL
     ORDER BY c.id FOR UPDATE OF c`.execute(db)
  return rows.map((row) => row.id)
}

export async function selectToBatch(db: Db) {
  const { rows } = await sql<{ id: number; name: string; claims: number; amount: number }>`
    SELECT l.id, l.name, count(DISTINCT c.id)::int AS claims, coalesce(sum(n.accepted_amount), 0)::bigint AS amount
      FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id JOIN laboratories l ON l.id = o.laboratory_id
      JOIN bri_claim_lines n ON n.claim_id = c.id
     WHERE c.status IN ('accepted', 'partly_accepted') AND c.batch_id IS NULL
     GROUP BY l.id ORDER BY fold(l.name), l.id`.execute(db)
  return rows
}

export async function insertBatch(
  db: Db,
  row: { number: string; laboratory_id: number; created_by: number; created_at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('bri_batches')
    .values({ ...row, exported_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Into a batch, or out of any. */
export async function setBatch(
  db: Db,
  ids: readonly number[],
  batchId: number | null,
  at: Date,
): Promise<void> {
  await sql`UPDATE bri_claims SET batch_id = ${batchId}::int, version = version + 1, updated_at = ${at}
    WHERE id = ANY (${[...ids]}::int[])`.execute(db)
}

export async function selectIdsOfBatch(db: Db, batchId: number) {
  const { rows } = await sql<{ id: number; status: string }>`
    SELECT id, status FROM bri_claims WHERE batch_id = ${batchId}::int ORDER BY id FOR UPDATE`.execute(db)
  return rows
}

export async function deleteBatch(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bri_batches').where('id', '=', id).execute()
}

export async function markExported(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('bri_batches').set({ exported_at: at }).where('id', '=', id).execute()
}

export async function selectClaimsOfBatch(
  db: Db,
  batchId: number,
  { afterId, size }: { afterId: number; size: number },
): Promise<(ClaimRow & { siret: string })[]> {
  const { rows } = await sql<ClaimRow & { siret: string }>`
    SELECT ${CLAIM_COLUMNS}, d.siret FROM ${CLAIM_FROM}
     WHERE c.batch_id = ${batchId}::int AND c.id > ${afterId}::int ORDER BY c.id LIMIT ${size}::int`.execute(
    db,
  )
  return rows
}
