import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { indexContents } from './index-content.ts'
import { selectContentIdsShowing, selectContentIdsWithout, selectSearchableRows } from './search-index.sql.ts'

const BATCH = 100

/** Makes these contents findable as they now are: after a laboratory, a category or a file of theirs changed. */
export async function reindexContents(trx: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await selectSearchableRows(trx, ids.slice(at, at + BATCH))
    await indexContents(
      trx,
      rows.flatMap((row) => {
        const kind = kindOf(row.kind)
        return kind ? [{ kind, row }] : []
      }),
    )
  }
}

/** After the words of a PDF became known. */
export async function reindexContentsOf(trx: Db, fileId: number): Promise<void> {
  await reindexContents(trx, await selectContentIdsShowing(trx, fileId))
}

/** Contents written without going through the service: loaded in bulk, or restored from a copy of the table. */
export async function indexMissing(db: Db): Promise<number> {
  const ids = await selectContentIdsWithout(db)
  await reindexContents(db, ids)
  return ids.length
}
