import type { EventCard } from '@kiosque/contract/wire/events'
import { useSignedIn } from '../../lib/session.ts'
import { EventRow } from './event-row.tsx'

/** Dates of trainings that one registers for, here on the portal. */
export function TrainingSessions({
  id,
  title,
  events,
}: {
  id: string
  title: string
  events: readonly EventCard[]
}) {
  const { account } = useSignedIn()
  const mayRegister = (account?.type ?? 0) > 0 && account?.drugstore != null
  if (events.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-titre`}>
      <h2 className="h3" id={`${id}-titre`} style={{ marginBottom: 14 }}>
        {title} <span className="badge">{events.length}</span>
      </h2>
      <ul className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} mayRegister={mayRegister} />
        ))}
      </ul>
    </section>
  )
}
