import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { ContentRow } from '../content/content-rows.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  claimDue,
  deleteWaiting,
  hasWaiting,
  insertForPeople,
  insertForTarget,
  insertSend,
  markSendSent,
  selectTeam,
  wasSentSince,
  type Recipient,
} from './notify.sql.ts'

/** Rings the bells: `{send}` for a sending, `{user}` when somebody read theirs. */
export const NOTIFICATION_CHANNEL = 'notifications'
const TWICE_MS = 60_000

export interface Notice {
  /** People one by one, or the team of a pharmacy (`account_types`: only these roles of it). */
  to: { people: readonly Recipient[] } | { drugstore_id: number; account_types?: readonly number[] }
  /** `action` is always told; the others by preference. */
  topic?: NotificationTopic
  title: string
  text?: string
  /** A path of this site. */
  link: string
  by?: number | null
  at: Date
}

/** Tells people something, in the transaction of what it is about: rolled back, nobody was told. */
export async function notify(trx: Db, notice: Notice): Promise<number> {
  const { to, topic = 'action', title, text = '', link, by = null, at } = notice
  const recipients = 'people' in to ? to.people : await selectTeam(trx, to.drugstore_id, to.account_types)
  if (recipients.length === 0) return 0
  const send = { topic, content_id: null, title, text, link, created_at: at, created_by: by, sent_at: at }
  const id = await insertSend(trx, send)
  const told = await insertForPeople(trx, id, recipients, at)
  await markSendSent(trx, id, told, at)
  await publish(trx, NOTIFICATION_CHANNEL, { send: id })
  return told
}

const TRAININGS: readonly string[] = ['quiz', 'tutorial', 'laboratory_training', 'academy']

/**
 * Announces a publication to those its target holds for: now, or when its window opens. Publishing again
 * replaces what was waiting; the same demand twice within a minute announces once.
 */
export async function announce(
  trx: Db,
  kind: Kind,
  content: ContentRow,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await deleteWaiting(trx, content.id)
  if (await wasSentSince(trx, content.id, new Date(at.getTime() - TWICE_MS))) return
  await insertSend(trx, {
    topic: TRAININGS.includes(kind.key) ? 'training' : 'publication',
    content_id: content.id,
    title: content.title,
    text: kind.labels.singular,
    link: contentPath(kind, { ...content.fields, id: content.id, slug: content.slug }),
    created_at: at,
    created_by: by,
    sent_at: null,
  })
  await sendDue(trx, at)
}

/** Published without telling anybody, or not published any more: nothing waits. */
export const forgetAnnouncement = (trx: Db, contentId: number) => deleteWaiting(trx, contentId)

export const isAnnouncementWaiting = (trx: Db, contentId: number) => hasWaiting(trx, contentId)

/** Sends what waits for a window that has opened. Each leaves once: the row is held, then marked, in one go. */
export async function sendDue(db: Db, now: Date): Promise<void> {
  for (;;) {
    const isSent = await inTransaction(db, async (trx) => {
      const due = await claimDue(trx, now)
      if (due === undefined) return false
      const { id: sendId, content_id: contentId, topic } = due
      const recipients = { sendId, contentId, topic, target: due.target, at: now }
      const told = await insertForTarget(trx, recipients)
      await markSendSent(trx, sendId, told, now)
      await publish(trx, NOTIFICATION_CHANNEL, { send: sendId })
      return true
    })
    if (!isSent) return
  }
}
