import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { forgetUnusedWords } from '../search-index/reindex.ts'
import { deleteOldMisses } from './search.sql.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/** Words no content has any more, and searches without result older than a year. */
export async function tidySearch(db: Db, now: Date): Promise<void> {
  await forgetUnusedWords(db)
  await deleteOldMisses(db, parisDay(new Date(now.getTime() - YEAR_MS)))
}
