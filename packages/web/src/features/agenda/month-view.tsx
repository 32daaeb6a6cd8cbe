import type { EventCard } from '@kiosque/contract/wire/events'
import { formatLongDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { byDay, weeksOf } from './agenda-days.ts'
import { MonthHead } from './mini-month.tsx'

type MonthViewProps = {
  month: string
  today: string
  events: readonly EventCard[]
  hrefOfMonth: (month: string) => string
}

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** The whole month, Monday first (S9-03, D8-01). On a phone, its days one under the other. */
export function MonthView({ month, today, events, hrefOfMonth }: MonthViewProps) {
  const found = byDay(events)
  return (
    <section className="card card--pad" aria-label="Mois">
      <MonthHead month={month} hrefOfMonth={hrefOfMonth} level={2} />
      <table className="month-grid">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}.</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={[day.slice(0, 7) === month ? '' : 'out', day === today ? 'today' : '']
                    .filter(Boolean)
                    .join(' ')}
                  data-empty={found.has(day) ? undefined : ''}
                >
                  <time dateTime={day}>
                    <span className="sr-only">{formatLongDate(`${day}T12:00:00Z`)}</span>
                    <b aria-hidden="true">{Number(day.slice(8))}</b>
                    <span className="month-grid__long" aria-hidden="true">
                      {formatLongDate(`${day}T12:00:00Z`)}
                    </span>
                  </time>
                  <ul>
                    {(found.get(day) ?? []).map((event) => (
                      <li key={event.id}>
                        <MonthEntry event={event} />
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MonthEntry({ event }: { event: EventCard }) {
  const isOwn = event.my_registrations.length > 0
  const isOff = event.status === 'cancelled'
  const classes = ['month-ev', `month-ev--${event.kind}`, isOwn ? 'is-own' : '', isOff ? 'is-off' : '']
  const state = isOff ? ', annulé' : isOwn ? ', vous êtes inscrits' : ''
  return (
    <a className={classes.filter(Boolean).join(' ')} href={paths.agenda(event.id)} title={event.title}>
      <small>{formatTime(event.starts_at)}</small> {event.title}
      {state && <span className="sr-only">{state}</span>}
    </a>
  )
}
