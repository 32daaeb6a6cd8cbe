import { recallStatusLabel } from '@kiosque/contract/domain/recalls'
import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { formatDateTime, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Column } from '../../ui/table.tsx'

const TONES = { draft: 'grey', open: 'danger', closed: 'green' } as const

export function RecallStatusBadge({ recall }: { recall: Pick<DeskRecall, 'status'> }) {
  return <Status tone={TONES[recall.status]}>{recallStatusLabel(recall.status)}</Status>
}

export const recallColumns: Column<DeskRecall>[] = [
  {
    key: 'product',
    header: 'Produit',
    cell: (recall) => (
      <a href={paths.admin(`recalls/${recall.id}`)}>
        <b>{recall.product}</b>
        <span className="xs muted bo-who__sub">
          {recall.lots.length > 1 ? 'Lots' : 'Lot'} {recall.lots.join(', ')}
        </span>
      </a>
    ),
  },
  { key: 'status', header: 'État', cell: (recall) => <RecallStatusBadge recall={recall} /> },
  {
    key: 'progress',
    header: 'Réponses',
    cell: ({ counts, status, product }) =>
      status !== 'draft' && (
        <span className="recall-cell">
          <span className="nowrap">
            {formatInteger(counts.confirmed)} sur {formatInteger(counts.pharmacies)}
          </span>
          <Progress
            thin
            value={counts.confirmed}
            max={counts.pharmacies}
            label={`Réponses au rappel ${product}`}
          />
        </span>
      ),
  },
  {
    key: 'boxes',
    header: 'Boîtes retirées',
    align: 'right',
    cell: ({ counts, status }) => (status === 'draft' ? '' : formatInteger(counts.boxes)),
  },
  {
    key: 'sent',
    header: 'Envoyé le',
    cell: ({ opened_at }) => <span className="nowrap">{opened_at ? formatDateTime(opened_at) : ''}</span>,
  },
  {
    key: 'deadline',
    header: 'Échéance',
    cell: ({ deadline_at }) => <span className="nowrap">{formatDateTime(deadline_at)}</span>,
  },
]
