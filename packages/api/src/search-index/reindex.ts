import type { Db } from '../db/db.ts'
import { indexContents, searchablesOf } from './index-content.ts'
import { deleteUnusedWords, selectContentIdsShowing } from './search-index.sql.ts'

const BATCH = 100

/** Makes these contents findable as they now are: after a laboratory, a category or a file of theirs changed. */
export async function reindexContents(trx: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    await indexContents(trx, await searchablesOf(trx, ids.slice(at, at + BATCH)))
  }
}

/** After the words of a PDF became known. */
export async function reindexContentsOf(trx: Db, fileId: number): Promise<void> {
  await reindexContents(trx, await selectContentIdsShowing(trx, fileId))
}

/** Words that no content has any more. */
export const forgetUnusedWords = (db: Db) => deleteUnusedWords(db)
