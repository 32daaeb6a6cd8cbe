import { REMINDER_DAYS } from '@kiosque/contract/domain/claims'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { inTransaction } from '../db/transaction.ts'
import { tellDeadline } from './claim-notices.ts'
import type { Claiming } from './claiming.ts'
import { selectDue, takeReminders } from './due.sql.ts'

/** Once for each deadline, a week before it; a morning that was missed is made up for by the next. */
export async function remindClaims({ db, now }: Claiming): Promise<number> {
  const at = now()
  const today = parisDay(at)
  return inTransaction(db, async (trx) => {
    const ids = await takeReminders(trx, { today, until: addDays(today, REMINDER_DAYS) })
    const rows = ids.length === 0 ? [] : await selectDue(trx, ids)
    for (const row of rows)
      await tellDeadline(trx, row, { lastDay: row.last_day, at, isDraft: row.status === 'draft' })
    return rows.length
  })
}
