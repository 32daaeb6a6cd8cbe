import { sql } from 'kysely'
import { SMALLEST_SHOWN } from '@kiosque/contract/domain/masking'
import type { Db } from '../db/db.ts'

interface Subject {
  id: number
  operation_id: number
  drugstore_id: number
  period_starts_on: string
  period_ends_on: string
}

/** Other claims of the pharmacy for the same operation, an overlapping period and one of its products (D10-02). */
export async function selectSameClaims(db: Db, claim: Subject, { withDrafts }: { withDrafts: boolean }) {
  const { rows } = await sql<{ id: number; number: string; status: string; products: string[] }>`
    SELECT c.id, c.number, c.status, array_agg(p.name ORDER BY p.position, p.id) AS products
      FROM bri_claims c JOIN bri_claim_lines n ON n.claim_id = c.id JOIN bri_products p ON p.id = n.product_id
     WHERE c.operation_id = ${claim.operation_id}::int AND c.drugstore_id = ${claim.drugstore_id}::int
       AND c.id <> ${claim.id}::int AND c.status <> 'refused' AND (c.status <> 'draft' OR ${withDrafts}::boolean)
       AND c.period_starts_on <= ${claim.period_ends_on}::date AND c.period_ends_on >= ${claim.period_starts_on}::date
       AND n.product_id IN (SELECT product_id FROM bri_claim_lines WHERE claim_id = ${claim.id}::int)
     GROUP BY c.id ORDER BY c.id LIMIT 5`.execute(db)
  return rows
}

/** What the pharmacy has already claimed of each product in its other claims of the operation. */
export async function selectClaimedBefore(db: Db, claim: Subject): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    SELECT n.product_id, sum(coalesce(n.accepted_quantity, n.quantity))::int AS quantity
      FROM bri_claim_lines n JOIN bri_claims c ON c.id = n.claim_id
     WHERE c.operation_id = ${claim.operation_id}::int AND c.drugstore_id = ${claim.drugstore_id}::int
       AND c.id <> ${claim.id}::int AND c.status NOT IN ('draft', 'refused')
     GROUP BY n.product_id`.execute(db)
  return new Map(rows.map((row) => [row.product_id, row.quantity]))
}

/** What a pharmacy usually claims of each product of an operation, where at least five others did. */
export async function selectMedians(db: Db, claim: Subject): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; median: number }>`
    SELECT product_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY quantity)::float8 AS median FROM (
      SELECT n.product_id, c.drugstore_id, sum(n.quantity) AS quantity
        FROM bri_claim_lines n JOIN bri_claims c ON c.id = n.claim_id
       WHERE c.operation_id = ${claim.operation_id}::int AND c.drugstore_id <> ${claim.drugstore_id}::int
         AND c.status NOT IN ('draft', 'refused')
       GROUP BY n.product_id, c.drugstore_id) each
     GROUP BY product_id HAVING count(*) >= ${SMALLEST_SHOWN}::int`.execute(db)
  return new Map(rows.map((row) => [row.product_id, row.median]))
}
