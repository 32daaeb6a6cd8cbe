import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { moveCountClock, recountContents } from './content-counts.sql.ts'

/** What went in and out of its window since the last time is counted where it now is. */
export async function followTime(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (trx) => moveCountClock(trx, now, parisDay(now)))
}

/** Every night the counts are made again from the contents: whatever happened to them, they are right by morning. */
export async function recount(db: Db): Promise<void> {
  await inTransaction(db, recountContents)
}
