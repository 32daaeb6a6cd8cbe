import { addDays } from '@kiosque/contract/domain/dates'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { accountViewer } from '../identity/account-viewer.ts'
import { queueMail } from '../mail/outbox.ts'
import { weeklyMail } from './weekly-mail.ts'
import { weekAt, type WeeklyPage } from './weekly-page.ts'
import { pageName, weeklyPageOf, type MakingPages } from './weekly-page.service.ts'
import { weeklyPdf } from './weekly-pdf.ts'
import { claimPages, deleteOldPages, selectWilling, type Willing } from './weekly-page.sql.ts'

const BATCH = 100
const WEEKS_KEPT = 8

type Sending = MakingPages & Pick<Deps, 'log' | 'report'>

/**
 * The page of each pharmacy to those of its staff who want it, once a week and in one mail per person. One that cannot
 * be made holds up nobody: it is told to the log, and tried again an hour later.
 */
export async function mailWeeklyPages(sending: Sending): Promise<number> {
  const { db, now, log, report } = sending
  const at = now()
  const { monday: week } = weekAt(at)
  let sent = 0
  for (let after = 0; ;) {
    const willing = await selectWilling(db, { week, now: at }, { after, limit: BATCH })
    for (const person of willing) {
      try {
        sent += Number(await mailOne(sending, person, week))
      } catch (error) {
        log.error({ user_id: person.user_id, reason: (error as Error).message }, 'weekly page not made')
        report(error, { job: 'weekly-page.mail' })
      }
    }
    after = willing.at(-1)?.user_id ?? after
    if (willing.length < BATCH) break
  }
  await deleteOldPages(db, addDays(week, -7 * WEEKS_KEPT))
  return sent
}

/** Made first, then claimed and queued together: two processes, or one that starts again, send one mail. */
async function mailOne(sending: Sending, person: Willing, week: string): Promise<boolean> {
  const { db, env } = sending
  const { user_id, account_ids: accounts } = person
  const made: WeeklyPage[] = []
  for (const account of accounts) {
    const viewer = await accountViewer(db, user_id, account)
    if (viewer !== null) made.push(await weeklyPageOf(sending, viewer))
  }
  if (made.length === 0) return false
  return inTransaction(db, async (trx) => {
    const drugstores = made.map(({ pharmacy }) => pharmacy.id)
    const claimed = await claimPages(trx, { user_id, week, drugstores })
    const pages = made.filter(({ pharmacy }) => claimed.includes(pharmacy.id))
    if (pages.length === 0) return false
    const pdf = await weeklyPdf(pages, env.publicUrl)
    const attachment = { name: pageName(pages), base64: pdf.toString('base64') }
    await queueMail(trx, { ...weeklyMail(env.publicUrl, person, pages), attachment })
    return true
  })
}
