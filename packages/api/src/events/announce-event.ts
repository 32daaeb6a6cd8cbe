import { eventKindLabel } from '@kiosque/contract/domain/events'
import { announceTo } from '../announcements/announce.service.ts'
import type { Db } from '../db/db.ts'
import type { Viewer } from '../http/viewer.ts'
import { whenText } from './event-words.ts'
import { updateEvent, type EventRow } from './events.sql.ts'

/** The first time an event is published, those it is for hear of it; published again, nobody does. */
export async function announceOnce(
  trx: Db,
  event: EventRow,
  { actor, now, isQuiet = false }: { actor: Viewer; now: Date; isQuiet?: boolean | undefined },
): Promise<void> {
  if (event.status !== 'published' || event.announced_at !== null) return
  await updateEvent(trx, event.id, { announced_at: now })
  if (isQuiet || event.starts_at <= now) return
  await announceTo(trx, {
    event_id: event.id,
    topic: 'publication',
    target: event.target,
    title: event.title,
    text: `${eventKindLabel(event.kind)}, ${whenText(event)}`,
    link: `/agenda/${event.id}`,
    by: actor.user_id,
    at: now,
  })
}
