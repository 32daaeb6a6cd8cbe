import type { TrainingResultsRow } from '@kiosque/contract/wire/training-results'
import { rateText } from '../../lib/figure-text.ts'
import { formatDate, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { CompletionCell } from './completion-cell.tsx'
import { LateCount } from './late-count.tsx'

const resultsOf = (id: number, query = '') => paths.admin(`trainings/${id}${query}`)

export const trainingsColumns = (zone: string | undefined): Column<TrainingResultsRow>[] => {
  const scope = zone === undefined ? '' : `zone_id=${zone}`
  return [
    {
      key: 'title',
      header: 'Formation',
      sortable: true,
      cell: (row) => (
        <span>
          <a href={resultsOf(row.id, scope && `?${scope}`)}>
            <b>{row.title}</b>
          </a>
          <span className="xs muted bo-who__sub">
            {row.kind_label} {row.is_mandatory && <Badge tone="teal">Obligatoire</Badge>}
          </span>
        </span>
      ),
    },
    {
      key: 'due',
      header: 'À faire avant le',
      sortable: true,
      cell: (row) =>
        row.due_on ? (
          <>
            <span className="num nowrap">{formatDate(row.due_on)}</span>
            {row.audience_days > 0 && <span className="xs muted bo-who__sub">Selon le public</span>}
          </>
        ) : (
          '–'
        ),
    },
    { key: 'completion', header: 'Avancement', cell: (row) => <CompletionCell label={row.title} {...row} /> },
    {
      key: 'started',
      header: 'Ont commencé',
      align: 'right',
      sortable: true,
      cell: (row) => formatInteger(row.started),
    },
    { key: 'success', header: 'Réussite', align: 'right', cell: (row) => rateText(row.success) },
    { key: 'average', header: 'Note moyenne', align: 'right', cell: (row) => rateText(row.average) },
    {
      key: 'late',
      header: 'En retard',
      align: 'right',
      cell: (row) => (
        <LateCount
          late={row.late}
          href={resultsOf(row.id, `?view=people&status=late${scope && `&${scope}`}`)}
        />
      ),
    },
  ]
}
