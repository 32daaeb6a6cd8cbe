import { addDays, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Reminder } from '@kiosque/contract/wire/offers'
import { readerOf } from '../audience/visible-targets.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError, conflict } from '../errors.ts'
import { accountViewer } from '../identity/account-viewer.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Ordering } from './orders.service.ts'
import {
  deleteReminder,
  lockDueReminders,
  markReminderSent,
  selectPeriodEnd,
  selectReminders,
  upsertReminder,
} from './reminders.sql.ts'

const DAYS_BEFORE = 3
const BATCH = 100

/** « Me rappeler 3 jours avant la fin »: asked once or twice, it is one mail. */
export async function askReminder(db: Db, contentId: number, { viewer, now }: Ordering): Promise<void> {
  await findVisible(db, contentId, { viewer, now })
  const end = await selectPeriodEnd(db, contentId)
  if (end === null) throw conflict('no_end', 'Ce contenu n’a pas de date de fin : il n’y a rien à rappeler.')
  if (addDays(end, -DAYS_BEFORE) <= parisDay(now))
    throw conflict('too_late', `La fin est trop proche pour un rappel : le ${formatDay(end)}.`)
  await upsertReminder(db, {
    user_id: viewer.user_id,
    content_id: contentId,
    account_id: viewer.account_id,
    created_at: now,
  })
}

/** Taking a reminder back needs no right to see: nothing is told by it. */
export async function dropReminder(db: Db, contentId: number, { viewer }: Ordering): Promise<void> {
  await deleteReminder(db, viewer.user_id, contentId)
}

export async function remindersOf(db: Db, { viewer }: Ordering): Promise<Reminder[]> {
  const rows = await selectReminders(db, viewer.user_id)
  return rows.flatMap(({ content_id, sent_at, period_end }) =>
    period_end === null
      ? []
      : [
          {
            content_id,
            remind_on: addDays(period_end, -DAYS_BEFORE),
            sent_at: sent_at?.toISOString() ?? null,
          },
        ],
  )
}

/** Sends what is due, each once; what the person may no longer see is dropped without a word (D4-04). */
export async function sendReminders({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<number> {
  const at = now()
  const today = parisDay(at)
  const days = { today, lastDay: addDays(today, DAYS_BEFORE) }
  let sent = 0
  for (;;) {
    const taken = await inTransaction(db, async (trx) => {
      const due = await lockDueReminders(trx, days, BATCH)
      for (const row of due) {
        await markReminderSent(trx, row.user_id, row.content_id, at)
        if (row.email === null || !(await stillSees(trx, row, at))) continue
        await queueMail(trx, reminderMail(env.publicUrl, { ...row, email: row.email }))
        sent += 1
      }
      return due.length
    })
    if (taken < BATCH) return sent
  }
}

async function stillSees(
  db: Db,
  row: { user_id: number; account_id: number | null; content_id: number },
  now: Date,
): Promise<boolean> {
  const viewer = await accountViewer(db, row.user_id, row.account_id)
  if (viewer === null || (viewer.is_disabled && viewer.right_id === null)) return false
  try {
    await findVisible(db, row.content_id, { viewer: await readerOf(db, viewer), now })
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}

interface Due {
  email: string
  title: string
  kind: string
  slug: string
  content_id: number
  fields: object
  period_end: string
}

function reminderMail(publicUrl: string, due: Due) {
  const kind = kindOf(due.kind)
  const path = kind === null ? '/' : contentPath(kind, { ...due.fields, id: due.content_id, slug: due.slug })
  return {
    to: due.email,
    kind: 'reminder',
    subject: `Bientôt terminé : ${due.title}`,
    text: `Bonjour,

Vous nous avez demandé de vous prévenir : « ${due.title} » se termine le ${formatDay(due.period_end)}.

${publicUrl}${path}

L’équipe Kiosque`,
  }
}
