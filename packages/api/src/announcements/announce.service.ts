import { formatDay } from '@kiosque/contract/domain/dates'
import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { Target } from '@kiosque/contract/domain/audience'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  forgetLinks,
  markSent,
  recordSend,
  recountContent,
  recountEvent,
  tellWilling,
} from '../notices/notify.service.ts'
import { claimDue, deleteWaiting, hasWaiting, peopleToTell, wasSentSince } from './announce.sql.ts'

const TWICE_MS = 60_000

/** What of a content its announcement shows. */
interface Announced {
  id: number
  title: string
  slug: string
  fields: OwnValuesOf
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
    topic: topicOf(kind, content),
    content_id: content.id,
    title: content.title,
    text: textOf(kind, content),
    link: contentPath(kind, { ...content.fields, id: content.id, slug: content.slug }),
    created_at: at,
    created_by: by,
    sent_at: null,
  })
  await sendDue(trx, at)
}

function topicOf(kind: Kind, { fields }: Announced): NotificationTopic {
  if (fields.must_read === true) return 'reading'
  return TRAININGS.includes(kind.key) ? 'training' : 'publication'
}

function textOf(kind: Kind, { fields }: Announced): string {
  if (fields.must_read !== true) return kind.labels.singular
  const day = fields.read_before
  return typeof day === 'string' ? `Lecture obligatoire avant le ${formatDay(day)}.` : 'Lecture obligatoire.'
}

/** Published without telling anybody, or not published any more: nothing waits. */
export const forgetAnnouncement = (trx: Db, contentId: number) => deleteWaiting(trx, contentId)

/** Seen by others than before, or by nobody: whoever it is gone for has it no longer, open pages too. */
export const takeBackAnnouncement = (trx: Db, contentId: number) => recountContent(trx, contentId)

/** The same of an event: retargeted, withdrawn or cancelled. */
export const takeBackEvent = (trx: Db, eventId: number) => recountEvent(trx, eventId)

/** Deleted, nothing that was said of an event leads to it any more: neither its announcement nor who had a place. */
export async function forgetEvent(trx: Db, eventId: number): Promise<void> {
  await recountEvent(trx, eventId)
  await forgetLinks(trx, [`/agenda/${eventId}`, `/agenda/${eventId}#inscription`, `/admin/events/${eventId}`])
}

export const isAnnouncementWaiting = (trx: Db, contentId: number) => hasWaiting(trx, contentId)

/** Sends what waits for a window that has opened. Each leaves once: the row is held, then marked, in one go. */
export async function sendDue(db: Db, now: Date): Promise<void> {
  for (;;) {
    const isSent = await inTransaction(db, async (trx) => {
      const due = await claimDue(trx, now)
      if (due === undefined) return false
      const { id, topic } = due
      const told = await tellWilling(trx, { id, topic, at: now }, peopleToTell(due.content_id, due.target))
      await markSent(trx, id, told, now)
      return true
    })
    if (!isSent) return
  }
}

interface Told {
  event_id: number
  topic: NotificationTopic
  target: Target
  title: string
  text: string
  link: string
  by: number
  at: Date
}

/** Tells those a target holds for of an event, which is no content. At once, in the transaction of what it is about. */
export async function announceTo(trx: Db, { target, by, at, ...said }: Told): Promise<void> {
  const sendId = await recordSend(trx, {
    ...said,
    content_id: null,
    created_at: at,
    created_by: by,
    sent_at: at,
  })
  const told = await tellWilling(trx, { id: sendId, topic: said.topic, at }, peopleToTell(null, target))
  await markSent(trx, sendId, told, at)
}
