import { sql, type Insertable } from 'kysely'
import type { TillExtract } from '@kiosque/contract/wire/claims'
import type { Db } from '../db/db.ts'
import type { ClaimTables } from './claims.tables.ts'

export interface ProofRow {
  id: number
  claim_id: number
  file_id: number
  sha256: string
  after_sends: number
  added_at: Date
  added_by: string | null
  extract: TillExtract | null
}

export async function selectProofs(db: Db, claimId: number): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    SELECT p.id, p.claim_id, p.file_id, p.sha256, p.after_sends, p.added_at, p.extract,
           CASE WHEN u.erased_at IS NULL THEN nullif(trim(u.first_name || ' ' || u.last_name), '') END AS added_by
      FROM bri_proofs p LEFT JOIN users u ON u.id = p.added_by
     WHERE p.claim_id = ${claimId}::int ORDER BY p.id`.execute(db)
  return rows
}

export async function insertProof(db: Db, row: Insertable<ClaimTables['bri_proofs']>): Promise<void> {
  await db.insertInto('bri_proofs').values(row).execute()
}

export async function deleteProof(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bri_proofs').where('id', '=', id).execute()
}

/** The same bytes in another claim, whoever sent them: the earliest. */
export async function selectSameBytes(db: Db, claimId: number, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  const { rows } = await sql<{ id: number; number: string; drugstore_id: number; drugstore: string }>`
    SELECT DISTINCT c.id, c.number, c.drugstore_id, d.name AS drugstore FROM bri_proofs p
      JOIN bri_claims c ON c.id = p.claim_id JOIN drugstores d ON d.id = c.drugstore_id
     WHERE p.sha256 = ANY (${[...hashes]}::text[]) AND c.id <> ${claimId}::int AND c.status <> 'draft'
     ORDER BY c.id LIMIT 5`.execute(db)
  return rows
}
