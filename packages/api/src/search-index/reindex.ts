import type { Db } from '../db/db.ts'
import { indexContents, searchablesOf } from './index-content.ts'
import { deleteUnusedWords, selectContentIdsShowing, selectUnmarked } from './search-index.sql.ts'

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

/** What an earlier release indexed, as this one does: a few at a time, so that nobody waits for them. */
export async function reindexUnmarked(db: Db): Promise<void> {
  const ids = await selectUnmarked(db)
  for (let at = 0; at < ids.length; at += BATCH)
    await db.transaction().execute((trx) => reindexContents(trx, ids.slice(at, at + BATCH)))
}

/** Words that no content has any more. */
export const forgetUnusedWords = (db: Db) => deleteUnusedWords(db)
