import { formatPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import {
  missingEuros,
  rangeText,
  tierInSentence,
  trendText,
  wholeEuros,
} from '../../parts/agreement-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { Column } from '../../ui/table.tsx'
import type { StandingRow } from './agreements.queries.ts'

/** What one says at a visit: what was bought, what is missing, where the year may end. */
export const STANDINGS_COLUMNS: Column<StandingRow>[] = [
  {
    key: 'drugstore',
    header: 'Officine',
    cell: ({ drugstore }) => (
      <a href={paths.admin(`drugstores/${drugstore.id}`)}>
        <b>{drugstore.name}</b>
        <span className="xs muted bo-who__sub">
          {[drugstore.city, drugstore.zone].filter(Boolean).join(', ')}
        </span>
      </a>
    ),
  },
  {
    key: 'laboratory',
    header: 'Laboratoire',
    cell: ({ laboratory, is_committed }) => (
      <span>
        {laboratory.name}
        {is_committed && (
          <span className="bo-who__sub">
            <Badge tone="green">Engagée</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Achats HT',
    align: 'right',
    cell: ({ amount, last_year, year }) => {
      const trend = trendText(amount, last_year)
      return (
        <span>
          <b>{wholeEuros(amount)}</b>
          {trend && (
            <span className="xs muted bo-who__sub">
              {trend} sur {year - 1}
            </span>
          )}
        </span>
      )
    },
  },
  {
    key: 'missing',
    header: 'Prochain palier',
    cell: ({ next, tier, progress }) => (
      <span className="row row--nw agreements-next" style={{ '--gap': '8px' } as React.CSSProperties}>
        {progress !== null && <Ring percent={progress} />}
        <span>
          {next ? (
            <b>Il manque {missingEuros(next.missing)}</b>
          ) : (
            <b>{tier ? 'Dernier palier atteint' : 'Sans palier'}</b>
          )}
          {next && (
            <span className="xs muted bo-who__sub">
              pour le {tierInSentence(next.title)}, {formatPercent(next.rate)}
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'projection',
    header: 'Fin d’année, estimation',
    cell: ({ projection }) =>
      projection ? (
        <span className="agreements-range">{rangeText(projection.low, projection.high)}</span>
      ) : (
        <span className="muted">–</span>
      ),
  },
]
