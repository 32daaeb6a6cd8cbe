import { eventKindLabel } from '@kiosque/contract/domain/events'
import type { EventCard } from '@kiosque/contract/wire/events'
import { formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'

type Tone = 'green' | 'warn' | 'grey' | 'blue' | 'danger'

/** Where an event stands, for whoever runs it. */
export function eventState(event: EventCard): { label: string; tone: Tone } {
  if (event.status === 'draft') return { label: 'Brouillon', tone: 'grey' }
  if (event.status === 'cancelled') return { label: 'Annulé', tone: 'danger' }
  const states = {
    open: { label: 'Inscriptions ouvertes', tone: 'green' },
    full: { label: 'Complet', tone: 'warn' },
    closed: { label: 'Inscriptions closes', tone: 'blue' },
    over: { label: 'Terminé', tone: 'grey' },
    cancelled: { label: 'Annulé', tone: 'danger' },
  } as const
  return states[event.registration_state]
}

export const placesText = ({ confirmed_count, capacity }: EventCard) =>
  capacity === null ? String(confirmed_count) : `${confirmed_count}\u00A0sur\u00A0${capacity}`

export const eventColumns: Column<EventCard>[] = [
  {
    key: 'title',
    header: 'Événement',
    cell: (event) => (
      <a href={paths.admin(`events/${event.id}`)}>
        <b>{event.title}</b>
      </a>
    ),
  },
  { key: 'kind', header: 'Type', cell: (event) => eventKindLabel(event.kind) },
  {
    key: 'starts_at',
    header: 'Date',
    sortable: true,
    cell: (event) => (
      <span className="num ev-when">
        {formatDate(event.starts_at)}, {formatTime(event.starts_at)}
      </span>
    ),
  },
  {
    key: 'where',
    header: 'Lieu',
    cell: (event) => event.city ?? event.place ?? (event.is_online ? 'En\u00A0ligne' : ''),
  },
  { key: 'confirmed', header: 'Inscrits', align: 'right', cell: placesText },
  {
    key: 'waiting',
    header: 'En attente',
    align: 'right',
    cell: (event) => (event.waiting_count > 0 ? event.waiting_count : ''),
  },
  {
    key: 'state',
    header: 'État',
    cell: (event) => {
      const { label, tone } = eventState(event)
      return <Status tone={tone}>{label}</Status>
    },
  },
]
