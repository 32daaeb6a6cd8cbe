import type { DeskOperation } from '@kiosque/contract/wire/claims-desk'
import { OPERATION_STATUS_LABELS } from '@kiosque/contract/domain/claims'
import { count, formatCents, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { dayText } from '../../lib/typed-day.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

interface Actions {
  onEdit: (operation: DeskOperation) => void
  onDelete: (operation: DeskOperation) => void
}

function state({ status, state: where }: DeskOperation) {
  if (status !== 'open') return { label: OPERATION_STATUS_LABELS[status], tone: 'grey' as const }
  if (where === 'coming') return { label: 'À venir', tone: 'blue' as const }
  return where === 'open'
    ? { label: 'Ouverte', tone: 'green' as const }
    : { label: 'Terminée', tone: 'grey' as const }
}

export const operationColumns = ({ onEdit, onDelete }: Actions): Column<DeskOperation>[] => [
  {
    key: 'title',
    header: 'Opération',
    cell: (operation) => (
      <>
        <b>{operation.title}</b>
        <small className="xs muted bo-who__sub">
          {operation.laboratory.name}, {count(operation.products.length, 'produit')}
        </small>
      </>
    ),
  },
  {
    key: 'period',
    header: 'Bons pris',
    cell: ({ starts_on, ends_on }) => (
      <span className="num">
        {dayText(starts_on)} <span className="nowrap">au {dayText(ends_on)}</span>
      </span>
    ),
  },
  {
    key: 'deadline',
    header: 'Dépôt avant le',
    cell: ({ deadline }) => <span className="num">{dayText(deadline)}</span>,
  },
  {
    key: 'state',
    header: 'État',
    cell: (operation) => {
      const { label, tone } = state(operation)
      return <Status tone={tone}>{label}</Status>
    },
  },
  {
    key: 'claims',
    header: 'Demandes',
    align: 'right',
    cell: ({ id, claims, waiting, drugstores }) =>
      claims === 0 ? (
        formatInteger(0)
      ) : (
        <>
          <a className="link" href={paths.admin(`bri?${waiting > 0 ? '' : 'state=all&'}operation_id=${id}`)}>
            {formatInteger(claims)}
          </a>
          <small className="xs muted bo-who__sub">{count(drugstores, 'officine')}</small>
        </>
      ),
  },
  { key: 'amount', header: 'Montant', align: 'right', cell: ({ amount }) => formatCents(amount) },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    align: 'right',
    cell: (operation) => (
      <span className="row row--nw claims-rowactions">
        <Button size="sm" onClick={() => onEdit(operation)} aria-label={`Modifier ${operation.title}`}>
          Modifier
        </Button>
        {operation.claims === 0 && (
          <Button
            size="sm"
            variant="danger-ghost"
            onClick={() => onDelete(operation)}
            aria-label={`Supprimer ${operation.title}`}
          >
            Supprimer
          </Button>
        )}
      </span>
    ),
  },
]
