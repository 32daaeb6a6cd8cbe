import type { AdminVisit } from '@kiosque/contract/wire/visits'
import { count, formatDate, formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { VisitStatusBadge } from '../../parts/visit-status.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

const mayRefuse = ({ status, slot }: AdminVisit) =>
  status === 'accepted' && slot !== null && Date.parse(slot) > Date.now()

export function visitsColumns(onAnswer: (visit: AdminVisit) => void): Column<AdminVisit>[] {
  return [
    {
      key: 'drugstore',
      header: 'Officine',
      cell: ({ drugstore, zone, requested_by: by }) => (
        <a href={paths.admin(`drugstores/${drugstore.id}`)}>
          <b>{drugstore.name}</b>
          <span className="xs muted bo-who__sub">
            {[drugstore.city, zone, by].filter(Boolean).join(', ')}
          </span>
        </a>
      ),
    },
    {
      key: 'training',
      header: 'Formation',
      cell: ({ training, laboratory, people }) => (
        <>
          {training.title}
          <span className="xs muted bo-who__sub">
            {[laboratory, count(people, 'personne')].filter(Boolean).join(', ')}
          </span>
        </>
      ),
    },
    { key: 'requested_at', header: 'Demandée le', cell: (row) => formatDate(row.requested_at) },
    {
      key: 'status',
      header: 'État',
      cell: ({ status, slot }) => (
        <>
          <VisitStatusBadge status={status} />
          {slot && <span className="xs muted bo-who__sub">{formatDateTime(slot)}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (row) => (
        <Button
          size="sm"
          variant={row.status === 'sent' ? 'primary' : 'outline'}
          aria-label={`${row.status === 'sent' ? 'Répondre à' : 'Voir la demande de'} ${row.drugstore.name}, ${row.training.title}`}
          onClick={() => onAnswer(row)}
        >
          {row.status === 'sent' ? 'Répondre' : mayRefuse(row) ? 'Modifier' : 'Voir'}
        </Button>
      ),
    },
  ]
}
