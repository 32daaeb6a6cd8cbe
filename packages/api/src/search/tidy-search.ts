import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { forgetUnusedWords, reindexUnmarked } from '../search-index/reindex.ts'
import { deleteOldMisses } from './search.sql.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/** Contents indexed by an earlier release, words no content has any more, searches in vain older than a year. */
export async function tidySearch(db: Db, now: Date): Promise<void> {
  await reindexUnmarked(db)
  await forgetUnusedWords(db)
  await deleteOldMisses(db, parisDay(new Date(now.getTime() - YEAR_MS)))
}
