import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { readerOf } from '../audience/visible-targets.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { accountViewer } from '../identity/account-viewer.ts'
import { mondayOf } from '../kit/weeks.ts'
import { queueMail } from '../mail/outbox.ts'
import { teamProgress } from '../trainings/team.service.ts'
import { teamDigestMail, weekOf } from './team-digest-mail.ts'
import { claimDigest, deleteOldDigests, selectManagers, type Manager } from './team-digest.sql.ts'

const MANAGERS = [ACCOUNT_TYPES.pharmacistAdmin, ACCOUNT_TYPES.coOwner]
const BATCH = 100
const WEEKS_KEPT = 8

type Sending = Pick<Deps, 'db' | 'env' | 'now'>

/**
 * The week of a team in one mail to who manages it: who is late, who got there, what comes. Tried every morning, and
 * sent at the first of the week that succeeds: a Monday without a server is not a week without news.
 */
export async function sendTeamDigests(sending: Sending): Promise<number> {
  const { db } = sending
  const at = sending.now()
  const week = mondayOf(parisDay(at))
  let sent = 0
  for (let after = 0; ;) {
    const managers = await selectManagers(db, MANAGERS, week, { after, limit: BATCH })
    for (const manager of managers) sent += Number(await sendOne(sending, manager, { week, at }))
    after = managers.at(-1)?.account_id ?? after
    if (managers.length < BATCH) break
  }
  await deleteOldDigests(db, addDays(week, -7 * WEEKS_KEPT))
  return sent
}

/** Claimed and queued together: two processes, or one that starts again, send one mail. */
async function sendOne(
  { db, env }: Sending,
  manager: Manager,
  { week, at }: { week: string; at: Date },
): Promise<boolean> {
  const { user_id, drugstore_id } = manager
  return inTransaction(db, async (trx) => {
    const viewer = await accountViewer(trx, user_id, manager.account_id)
    if (viewer === null) return false
    const team = await teamProgress(trx, { viewer: await readerOf(trx, viewer), now: at })
    const news = weekOf(team, parisDay(at))
    const isMailed = news !== null
    if (!(await claimDigest(trx, { user_id, drugstore_id, week, is_mailed: isMailed }))) return false
    if (news !== null) await queueMail(trx, teamDigestMail(env.publicUrl, manager, news))
    return isMailed
  })
}
