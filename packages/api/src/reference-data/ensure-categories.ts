import { allKinds } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimNewKinds, insertCategories } from './reference-data.sql.ts'

/** Copies the categories a kind is declared with, the first time it is met. Afterwards they belong to the head office. */
export async function ensureCategories(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    const fresh = await claimNewKinds(
      trx,
      allKinds.map((kind) => kind.key),
    )
    const rows = allKinds
      .filter((kind) => fresh.includes(kind.key))
      .flatMap((kind) =>
        kind.categories.map((category, index) => ({ ...category, kind: kind.key, position: index + 1 })),
      )
    await insertCategories(trx, rows)
  })
}
