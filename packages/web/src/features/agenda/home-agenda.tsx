import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { EventCard } from '@kiosque/contract/wire/events'
import { count, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useToday } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { DateTile } from '../../ui/date-tile.tsx'
import { nextEventsQuery } from './agenda.queries.ts'
import { whereText } from './event-words.ts'

const SHOWN = 4

/** D8-05: the next dates, from the home page; those it already tells elsewhere are not told twice. Nothing to come: nothing there. */
export function HomeAgenda({ except }: { except: ReadonlySet<string> }) {
  const { data } = useQuery(nextEventsQuery(useToday()))
  if (!data) return <div className="card home-agenda" aria-hidden="true" />
  const events = data.data
    .filter(({ id, status }) => status === 'published' && !except.has(paths.agenda(id)))
    .slice(0, SHOWN)
  if (events.length === 0) return null
  return (
    <section className="card card--pad home-agenda" aria-labelledby="agenda">
      <div className="card__head">
        <h2 id="agenda" className="h3">
          Agenda
        </h2>
        <a className="more" href={paths.agenda()}>
          Tout l’agenda
        </a>
      </div>
      <ul className="agenda-list">
        {events.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function Line({ event }: { event: EventCard }) {
  const booked = event.my_registrations.filter(({ status }) => status === 'confirmed')
  const isOwn = booked.length > 0
  const people = booked.flatMap(({ attendees }) => attendees).length
  return (
    <li className={isOwn ? 'agenda-line is-own' : 'agenda-line'}>
      <DateTile day={parisDay(event.starts_at)} />
      <div>
        <h3>
          <a className="cover" href={paths.agenda(event.id)}>
            {event.title}
          </a>
        </h3>
        <p className="small muted">
          {formatTime(event.starts_at)} · {whereText(event)}
        </p>
      </div>
      {isOwn && (
        <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
          {/* What colleagues booked is not said to be one's own. */}
          {booked.some(({ is_mine }) => is_mine) ? 'Réservé' : count(people, 'inscrit')}
        </Badge>
      )}
    </li>
  )
}
