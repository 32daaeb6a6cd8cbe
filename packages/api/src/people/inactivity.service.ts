import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/outbox.ts'
import { inactivityMail } from '../identity/identity-mails.ts'
import { markWarned, selectToErase, selectToWarn } from './inactivity.sql.ts'
import { erase } from './user-erasure.service.ts'

const WARN_MONTHS = 23
const ERASE_MONTHS = 24
const BATCH = 200

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}

/** CNIL: an account unused for 24 months is erased, a month after its owner was told (D3-10). */
export async function tendInactiveAccounts(deps: Deps): Promise<{ warned: number; erased: number }> {
  const { db, env } = deps
  const now = deps.now()
  const counts = { warned: 0, erased: 0 }
  const eraseBefore = monthsBefore(now, ERASE_MONTHS)
  for (;;) {
    const people = await selectToErase(db, eraseBefore, monthsBefore(now, 1), BATCH)
    for (const { id } of people)
      await inTransaction(db, (trx) => erase(deps, trx, { id, actor: null, at: now }))
    counts.erased += people.length
    if (people.length < BATCH) break
  }
  for (;;) {
    const people = await selectToWarn(db, monthsBefore(now, WARN_MONTHS), BATCH)
    for (const { id, email } of people) {
      await inTransaction(db, async (trx) => {
        await markWarned(trx, id, now)
        if (email) await queueMail(trx, inactivityMail(env.publicUrl, email))
      })
    }
    counts.warned += people.length
    if (people.length < BATCH) break
  }
  return counts
}
