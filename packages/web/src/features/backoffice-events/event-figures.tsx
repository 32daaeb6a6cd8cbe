import type { EventDetail } from '@kiosque/contract/wire/events'
import type { DeskAttendees } from '@kiosque/contract/wire/registrations'
import { count, formatDate, formatNumber } from '../../lib/format.ts'
import { placesText } from './event-columns.tsx'

/** What an event amounts to, at a glance; what is to be done first where there is something to do. */
export function EventFigures({ event, answer }: { event: EventDetail; answer: DeskAttendees | undefined }) {
  const counts = answer?.counts
  const { average, counts: marks } = answer?.ratings ?? { average: null, counts: [] }
  const given = marks.reduce((sum, mark) => sum + mark, 0)
  const figures: (readonly [string, string | number])[] = [
    ['Inscrits', placesText(event)],
    ['Officines représentées', counts?.drugstores ?? '…'],
    ['Liste d’attente', (counts?.waiting ?? event.waiting_count) - (counts?.to_approve ?? 0)],
    ...(counts && (event.needs_approval || counts.to_approve > 0)
      ? ([['À valider', counts.to_approve]] as const)
      : []),
    ['Présents', counts?.present ?? '…'],
    ['Clôture', formatDate(event.registration_deadline ?? event.starts_at)],
    ...(average === null
      ? []
      : ([[`Satisfaction (${count(given, 'avis', 'avis')})`, `${formatNumber(average)} sur 5`]] as const)),
  ]
  return (
    <div className="grid ev-figures" style={{ '--gap': '12px' } as React.CSSProperties}>
      {figures.map(([label, value]) => (
        <div key={label} className="card card--pad">
          <span className="small muted">{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  )
}
