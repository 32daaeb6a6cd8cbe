import type { ClaimProof } from '@kiosque/contract/wire/claims'
import type { Db } from '../db/db.ts'
import { fileRefs, type RefOptions } from '../files/file-refs.ts'
import type { ProofRow } from './proofs.sql.ts'

/** With links that live some minutes, for whoever may read the claim. */
export async function presentProofs(
  db: Db,
  rows: readonly ProofRow[],
  { status, sends }: { status: string; sends: number },
  options: RefOptions,
): Promise<ClaimProof[]> {
  const files = await fileRefs(
    db,
    rows.map((row) => row.file_id),
    options,
  )
  // What came with the last correction, or since it was asked for.
  const since = status === 'to_correct' ? sends : Math.max(1, sends - 1)
  return rows.flatMap((row) => {
    const file = files.get(row.file_id)
    if (file === undefined) return []
    return [
      {
        id: row.id,
        file,
        added_at: row.added_at.toISOString(),
        added_by: row.added_by,
        is_new: row.after_sends > 0 && row.after_sends >= since,
        extract: row.extract,
      },
    ]
  })
}
