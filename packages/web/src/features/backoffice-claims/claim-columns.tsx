import { IconAlertTriangle } from '@tabler/icons-react'
import type { DeskClaim } from '@kiosque/contract/wire/claims-desk'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { amountText, ClaimStatusText } from '../../parts/claims/claim-status.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'

/** After ten days a pharmacy begins to wonder. */
const OLD_DAYS = 10

export const claimColumns: Column<DeskClaim>[] = [
  {
    key: 'number',
    header: 'Demande',
    cell: ({ id, number, sends, submitted_at }) => (
      <>
        <a className="link num nowrap" href={paths.admin(`bri/${id}`)}>
          <b>{number}</b>
        </a>
        <small className="xs muted bo-who__sub num">
          {submitted_at && formatDate(submitted_at)}
          {sends > 1 && `, ${sends}ᵉ envoi`}
        </small>
      </>
    ),
  },
  {
    key: 'drugstore',
    header: 'Officine',
    cell: ({ drugstore }) => (
      <>
        {drugstore.name}
        <small className="xs muted bo-who__sub">
          {drugstore.city}, CIP {drugstore.cip_officine}
        </small>
      </>
    ),
  },
  {
    key: 'operation',
    header: 'Opération',
    cell: ({ laboratory, operation }) => (
      <>
        {laboratory.name}
        <small className="xs muted bo-who__sub">{operation.title}</small>
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Montant',
    align: 'right',
    cell: (claim) => <b className="nowrap">{amountText(claim)}</b>,
  },
  { key: 'status', header: 'État', cell: (claim) => <ClaimStatusText claim={claim} /> },
  {
    key: 'waiting',
    header: 'Attente',
    cell: ({ waiting_days }) =>
      waiting_days === null ? null : (
        <Badge tone={waiting_days >= OLD_DAYS ? 'warn' : 'neutral'}>
          {waiting_days === 0 ? 'Aujourd’hui' : count(waiting_days, 'jour')}
        </Badge>
      ),
  },
  {
    key: 'signals',
    header: 'Signaux',
    cell: ({ signals }) =>
      signals.length > 0 && (
        <Badge tone="warn" icon={<IconAlertTriangle className="i i--16" aria-hidden="true" />}>
          <span title={signals.map((signal) => signal.message).join(' ')}>
            {count(signals.length, 'signal', 'signaux')}
          </span>
        </Badge>
      ),
  },
]
