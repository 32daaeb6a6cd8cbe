import type { MyVisits, Visit } from '@kiosque/contract/wire/visits'
import { count, formatDateTime } from '../../lib/format.ts'
import { VisitStatusBadge } from '../../parts/visit-status.tsx'
import { VisitActions } from './visit-actions.tsx'
import { visitText } from './visit-words.ts'
import './visits.css'

/** What the pharmacy asked for, the newest first. */
export function VisitList({ visits: { data, team } }: { visits: MyVisits }) {
  return (
    <ul className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
      {data.map((visit) => (
        <li key={visit.id} className="card card--pad visit">
          <div className="row between">
            <h2 className="h4">
              <a href={visit.training.url}>{visit.training.title}</a>
            </h2>
            <VisitStatusBadge status={visit.status} />
          </div>
          {visit.laboratory && <p className="over">Formation proposée par {visit.laboratory}</p>}
          <p>{visitText(visit)}</p>
          <Details visit={visit} />
          <VisitActions visit={visit} team={team} />
        </li>
      ))}
    </ul>
  )
}

function Details({ visit }: { visit: Visit }) {
  return (
    <dl className="visit__facts small">
      {visit.slot === null && (
        <div>
          <dt>Créneaux proposés</dt>
          <dd>{visit.slots.map((slot) => formatDateTime(slot)).join('\u00A0; ')}</dd>
        </div>
      )}
      <div>
        <dt>Attendues</dt>
        <dd>{count(visit.people, 'personne')}</dd>
      </div>
      {visit.requested_by && (
        <div>
          <dt>Demandée par</dt>
          <dd>{visit.requested_by}</dd>
        </div>
      )}
      {visit.message && (
        <div>
          <dt>Message</dt>
          <dd>{visit.message}</dd>
        </div>
      )}
      {visit.comment && (
        <div>
          <dt>{visit.status === 'cancelled' ? 'Pourquoi' : 'Réponse'}</dt>
          <dd>{visit.comment}</dd>
        </div>
      )}
      {visit.present.length > 0 && (
        <div>
          <dt>Présents</dt>
          <dd>{visit.present.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
