import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { nextEventsQuery } from './agenda.queries.ts'
import { EventRow } from './event-row.tsx'

/** D8-05: the next dates, from the home page. Nothing to come: nothing there. */
export function HomeAgenda() {
  const { account } = useSignedIn()
  const { data } = useQuery(nextEventsQuery(parisDay(new Date())))
  const mayRegister = (account?.type ?? 0) > 0 && account?.drugstore != null
  if (!data || data.data.length === 0) return null
  return (
    <section className="section" aria-labelledby="prochains-rendez-vous">
      <div className="section__head">
        <h2 id="prochains-rendez-vous">Les prochains rendez-vous</h2>
        <a className="more" href={paths.agenda()}>
          Tout l’agenda <IconArrowRight className="i" aria-hidden="true" />
        </a>
      </div>
      <ul className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
        {data.data.map((event) => (
          <EventRow key={event.id} event={event} mayRegister={mayRegister} />
        ))}
      </ul>
    </section>
  )
}
