import type { Batch } from '@kiosque/contract/wire/claims-desk'
import { formatCents, formatDate, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'

/** Paid, in part or not at all; and whether the laboratory has its file. */
export function BatchState({ batch: { claims, paid_claims, exported_at } }: { batch: Batch }) {
  if (paid_claims === claims) return <Status tone="green">Réglé</Status>
  if (paid_claims > 0) return <Status tone="blue">Réglé en partie</Status>
  return exported_at ? <Status tone="blue">Transmis</Status> : <Status tone="warn">À transmettre</Status>
}

export const batchColumns: Column<Batch>[] = [
  {
    key: 'number',
    header: 'Lot',
    cell: ({ id, number, created_at, created_by }) => (
      <>
        <a className="link num" href={paths.admin(`bri/lots/${id}`)}>
          <b>{number}</b>
        </a>
        <small className="xs muted bo-who__sub">
          {formatDate(created_at)}
          {created_by && `, ${created_by}`}
        </small>
      </>
    ),
  },
  { key: 'laboratory', header: 'Laboratoire', cell: ({ laboratory }) => laboratory.name },
  { key: 'claims', header: 'Demandes', align: 'right', cell: ({ claims }) => formatInteger(claims) },
  {
    key: 'drugstores',
    header: 'Officines',
    align: 'right',
    cell: ({ drugstores }) => formatInteger(drugstores),
  },
  { key: 'amount', header: 'Montant', align: 'right', cell: ({ amount }) => <b>{formatCents(amount)}</b> },
  { key: 'paid', header: 'Réglé', align: 'right', cell: ({ paid_amount }) => formatCents(paid_amount) },
  { key: 'state', header: 'État', cell: (batch) => <BatchState batch={batch} /> },
]
