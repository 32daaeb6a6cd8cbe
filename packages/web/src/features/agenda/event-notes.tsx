import { IconPresentation } from '@tabler/icons-react'
import { giftRegimeLabel } from '@kiosque/contract/domain/anti-gifts'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { hoursText } from './event-words.ts'

/** Who pays, as the law wants it said. */
export function SponsorNote({ sponsor }: { sponsor: EventDetail['sponsor'] }) {
  if (sponsor === null) return null
  const { laboratory, regime } = sponsor
  return (
    <Alert title={`Événement organisé avec ${laboratory.name}`}>
      {regime === 'none'
        ? 'Aucun avantage n’est offert aux participants.'
        : `Des avantages sont offerts aux participants, dans le cadre de la loi anti-cadeaux (${giftRegimeLabel(regime).toLowerCase()}). Aucune hospitalité pour les étudiants.`}
    </Alert>
  )
}

/** The laboratory's training this is a session of. */
export function TrainingNote({ training }: { training: EventDetail['training'] }) {
  if (training === null) return null
  return (
    <p className="card card--pad row row--nw">
      <IconPresentation className="i" aria-hidden="true" />
      <span>
        Une session de la formation{' '}
        <a className="link" href={training.url}>
          {training.title}
        </a>
      </span>
    </p>
  )
}

/** The same event at other dates, for who cannot come to this one. */
export function OtherDates({ series }: { series: EventDetail['series'] }) {
  if (series.length === 0) return null
  return (
    <section aria-labelledby="autres-dates">
      <h2 className="h3" id="autres-dates">
        Autres dates
      </h2>
      <ul className="stack ev-dates" style={{ '--gap': '8px' } as React.CSSProperties}>
        {series.map((date) => (
          <li key={date.id}>
            <a href={paths.agenda(date.id)}>
              {formatDate(date.starts_at)}, {hoursText(date)}
            </a>{' '}
            <span className="small muted">
              {date.places_left === null
                ? ''
                : date.places_left === 0
                  ? 'complet'
                  : count(date.places_left, 'place restante', 'places restantes')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
