import { parisDay } from '@kiosque/contract/domain/dates'
import { eventKindLabel } from '@kiosque/contract/domain/events'
import type { EventKind } from '@kiosque/contract/domain/events'
import type { EventCard } from '@kiosque/contract/wire/events'
import { formatDate, formatTime } from '../../lib/format.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const KIND_TONES: Record<EventKind, BadgeTone> = {
  webinaire: 'blue',
  reunion: 'teal',
  formation: 'green',
  salon: 'neutral',
}
export const kindWord = eventKindLabel

/** « 9 h 30 à 16 h 30 », or « du 19/11/2026 au 20/11/2026 ». */
export function hoursText({ starts_at, ends_at }: Pick<EventCard, 'starts_at' | 'ends_at'>): string {
  const isOneDay = parisDay(starts_at) === parisDay(new Date(Date.parse(ends_at) - 1))
  if (isOneDay) return `${formatTime(starts_at)} à ${formatTime(ends_at)}`
  return `du ${formatDate(starts_at)} à ${formatTime(starts_at)} au ${formatDate(ends_at)} à ${formatTime(ends_at)}`
}

/** The town, the place, or « En ligne ». */
export const whereText = ({
  city,
  place,
  is_online,
}: Pick<EventCard, 'city' | 'place' | 'is_online'>): string =>
  city ?? place ?? (is_online ? 'En ligne' : 'Lieu à préciser')

type Named = { first_name: string; last_name: string }
const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`

/** « Claire Morvan et Hugo Lefèvre ». */
export function namesText(people: readonly Named[]): string {
  const names = people.map(nameOf)
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} et ${names.length - 3} autres`
  return new Intl.ListFormat('fr-FR').format(names)
}

/** Where a phone or a computer shows the way. */
export const mapHref = (event: {
  place: string | null
  address: string | null
  city: string | null
}): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(
    [event.address ?? event.place, event.city].filter(Boolean).join(', '),
  )}`
