import { CLAIM_REASON_LABELS, CLAIM_STATUS_LABELS } from '@kiosque/contract/domain/claims'
import type { ClaimEvent } from '@kiosque/contract/wire/claims'
import { formatDateTime } from '../../lib/format.ts'
import './claim-timeline.css'

const LABELS: Record<ClaimEvent['kind'], string> = {
  ...CLAIM_STATUS_LABELS,
  draft: 'Commencée',
  batched: 'Transmise au laboratoire',
  unbatched: 'Retirée du lot',
}

/** Every step, who took it and when, the latest first (D10-02). */
export function ClaimTimeline({ events }: { events: readonly ClaimEvent[] }) {
  const sends = events.filter((event) => event.kind === 'submitted')
  return (
    <ol className="claims-steps">
      {events.map((event, rank) => (
        <li key={event.id} className={rank === 0 ? 'on' : undefined}>
          <b>
            {event.kind === 'submitted' && event.id !== sends.at(-1)?.id
              ? 'Soumise à nouveau'
              : LABELS[event.kind]}
          </b>
          {event.reason_code && `, ${CLAIM_REASON_LABELS[event.reason_code].toLowerCase()}`}
          {event.actor && ` par ${event.actor}`}
          <small>{formatDateTime(event.at)}</small>
          {event.comment && <span className="claims-steps__word">{`«\u00A0${event.comment}\u00A0»`}</span>}
        </li>
      ))}
    </ol>
  )
}
