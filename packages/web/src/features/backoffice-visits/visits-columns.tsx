import type { AdminVisit } from '@kiosque/contract/wire/visits'
import { count, formatDate, formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { VisitStatusBadge } from '../../parts/visit-status.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

/** What is left to do with it: what was accepted may be called off until it is held. */
function verbOf({ status, slot }: AdminVisit, now: Date): string {
  if (status === 'sent') return 'Répondre'
  return status === 'accepted' && slot !== null && Date.parse(slot) > now.getTime() ? 'Modifier' : 'Voir'
}

export function visitsColumns(onAnswer: (visit: AdminVisit) => void, now: Date): Column<AdminVisit>[] {
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
        <span>
          {training.title}
          <span className="xs muted bo-who__sub">
            {[laboratory, count(people, 'personne')].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    { key: 'requested_at', header: 'Demandée le', cell: (row) => formatDate(row.requested_at) },
    {
      key: 'status',
      header: 'État',
      cell: ({ status, slot }) => (
        <span>
          <VisitStatusBadge status={status} />
          {slot && <span className="xs muted bo-who__sub">{formatDateTime(slot)}</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (row) => {
        const verb = verbOf(row, now)
        return (
          <Button
            size="sm"
            variant={row.status === 'sent' ? 'primary' : 'outline'}
            aria-label={`${verb}\u00A0: ${row.drugstore.name}, ${row.training.title}`}
            onClick={() => onAnswer(row)}
          >
            {verb}
          </Button>
        )
      },
    },
  ]
}
