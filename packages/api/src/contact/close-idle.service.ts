import { recordChanges } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notices/notify.service.ts'
import { closeAnsweredBefore } from './inbox.sql.ts'

const DAY_MS = 86_400_000
const IDLE_DAYS = 14

/** An answer nobody came back to for two weeks settled the matter; its author is told, and may reopen it. */
export async function closeIdle({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const at = now()
    const closed = await closeAnsweredBefore(trx, new Date(at.getTime() - IDLE_DAYS * DAY_MS), at)
    for (const { id, subject, user_id, account_id, drugstore_id } of closed) {
      if (user_id === null) continue
      await notify(trx, {
        to: { people: [{ user_id, account_id, drugstore_id }] },
        title: `Demande close\u00a0: ${subject}`,
        text: 'Sans nouvelle de vous depuis deux semaines, nous l’avons close. Notez la réponse, ou rouvrez-la.',
        link: `/contact/${id}`,
        at,
      })
    }
    await recordChanges(
      trx,
      closed.map(({ id }) => ({
        actor: null,
        action: 'contact.close',
        subject_type: 'contact',
        subject_id: id,
        before: { status: 'answered' },
        after: { status: 'closed' },
        at,
      })),
    )
    return closed.length
  })
}
