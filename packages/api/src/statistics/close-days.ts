import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteOldWeeks } from './activity.sql.ts'
import { insertClosedDays, lockClosedDay, updateClosedDay } from './close-days.sql.ts'
import { mondayOf } from '../kit/weeks.ts'

const WEEKS_KEPT = 108

/** Counts the days that are over since the last time, up to yesterday: from then on they cost nothing to read. */
export function closeDays(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const yesterday = addDays(parisDay(now), -1)
    const last = await lockClosedDay(trx)
    if (last !== null && last >= yesterday) return
    const from = last === null ? new Date('2000-01-01T00:00:00Z') : startOfParisDay(addDays(last, 1))
    await insertClosedDays(trx, from, startOfParisDay(addDays(yesterday, 1)))
    await updateClosedDay(trx, yesterday, now)
    await deleteOldWeeks(trx, addDays(mondayOf(yesterday), -7 * WEEKS_KEPT))
  })
}
