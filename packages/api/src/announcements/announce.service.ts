import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import type { Target } from '@kiosque/contract/domain/audience'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { markSent, recordSend } from '../notices/notify.service.ts'
import { claimDue, deleteWaiting, hasWaiting, insertForTarget, wasSentSince } from './announce.sql.ts'

const TWICE_MS = 60_000

/** What of a content its announcement shows. */
interface Announced {
  id: number
  title: string
  slug: string
  fields: Record<string, unknown>
}

const TRAININGS: readonly string[] = ['quiz', 'tutorial', 'laboratory_training', 'academy']

/**
 * Announces a publication to those its target holds for: now, or when its window opens. Publishing again
 * replaces what was waiting; the same demand twice within a minute announces once.
 */
export async function announce(
  trx: Db,
  kind: Kind,
  content: Announced,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await deleteWaiting(trx, content.id)
  if (await wasSentSince(trx, content.id, new Date(at.getTime() - TWICE_MS))) return
  await recordSend(trx, {
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
      await markSent(trx, sendId, told, now)
      return true
    })
    if (!isSent) return
  }
}

interface Told {
  topic: NotificationTopic
  target: Target
  title: string
  text: string
  link: string
  by: number
  at: Date
}

/** Tells those a target holds for of something that is no content: an event. At once, in the transaction of what it is about. */
export async function announceTo(trx: Db, { target, by, at, ...said }: Told): Promise<void> {
  const sendId = await recordSend(trx, {
    ...said,
    content_id: null,
    created_at: at,
    created_by: by,
    sent_at: at,
  })
  const told = await insertForTarget(trx, { sendId, contentId: null, topic: said.topic, target, at })
  await markSent(trx, sendId, told, at)
}
