import { eventKindLabel, linkOpensAt } from '@kiosque/contract/domain/events'
import { whereText } from './event-words.ts'
import type { EventRow } from './events.sql.ts'
import { calendarText, type CalendarEntry } from './icalendar.ts'

export interface Shown {
  event: EventRow
  /** Has a place: knows where to connect, and the time is taken. */
  isOwn: boolean
  isWaiting?: boolean
}

/** Events as a calendar application reads them (D8-01). */
export function eventCalendar(shown: readonly Shown[], site: { publicUrl: string; now: Date }): string {
  return calendarText(
    'Agenda Kiosque',
    shown.map((each) => entryOf(each, site)),
  )
}

function entryOf(
  { event, isOwn, isWaiting = false }: Shown,
  { publicUrl, now }: { publicUrl: string; now: Date },
): CalendarEntry {
  const url = `${publicUrl}/agenda/${event.id}`
  const isCancelled = event.status === 'cancelled'
  // A feed is read again and again: the link joins it when its time comes, as on the page.
  const isNear = now >= linkOpensAt(event.starts_at)
  const access = isOwn && isNear && event.link !== null ? `Pour se connecter\u00a0: ${event.link}` : ''
  const state = isWaiting ? 'Vous êtes sur liste d’attente.' : ''
  const description = [eventKindLabel(event.kind), event.excerpt, state, access, url]
    .filter(Boolean)
    .join('\n')
  const status = isCancelled ? 'CANCELLED' : isOwn ? 'CONFIRMED' : 'TENTATIVE'
  return {
    uid: `evenement-${event.id}@${new URL(publicUrl).hostname}`,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    changed_at: event.updated_at,
    sequence: event.version - 1,
    summary: isCancelled ? `Annulé\u00a0: ${event.title}` : event.title,
    description,
    location: whereText(event) || (event.link === null ? '' : 'En ligne'),
    url,
    status,
    isBusy: isOwn && !isCancelled,
  }
}
