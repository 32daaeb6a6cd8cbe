import type { EventDetail } from '@kiosque/contract/wire/events'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { nameOf } from './attendee-columns.tsx'
import './events-desk.css'

/** Shown on paper alone: one badge per person who has a place, eight to a sheet. */
export function Badges({ event, attendees }: { event: EventDetail; attendees: readonly DeskAttendee[] }) {
  return (
    <ul className="badges" aria-hidden="true">
      {attendees
        .filter(({ status }) => status === 'confirmed')
        .map((attendee) => (
          <li key={attendee.id}>
            <small>{event.title}</small>
            <b>{nameOf(attendee)}</b>
            <span>{attendee.position}</span>
            <span>
              {attendee.drugstore.name}, {attendee.drugstore.city}
            </span>
          </li>
        ))}
    </ul>
  )
}
