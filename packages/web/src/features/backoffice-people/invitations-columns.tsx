import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { Invitation } from '@kiosque/contract/wire/people'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Email } from '../../ui/email.tsx'
import type { Column } from '../../ui/table.tsx'

type Handlers = {
  now: Date
  busyId: number | null
  onResend: (invitation: Invitation) => void
  onCancel: (invitation: Invitation) => void
}

/** Where an invitation stands: accepted, still valid, or out of date. */
function invitationState(invitation: Invitation, now: Date): 'accepted' | 'waiting' | 'expired' {
  if (invitation.accepted_at) return 'accepted'
  return new Date(invitation.expires_at) > now ? 'waiting' : 'expired'
}

function State({ invitation, now }: { invitation: Invitation; now: Date }) {
  const state = invitationState(invitation, now)
  const [tone, word, when] = STATES[state]
  return (
    <>
      <Status tone={tone}>{word}</Status>
      <span className="xs muted bo-who__sub">
        {when} {formatDate((state === 'accepted' && invitation.accepted_at) || invitation.expires_at)}
      </span>
    </>
  )
}

const STATES = {
  accepted: ['green', 'Acceptée', 'le'],
  waiting: ['blue', 'En attente', 'jusqu’au'],
  expired: ['warn', 'Expirée', 'le'],
} as const

export function invitationsColumns({ now, busyId, onResend, onCancel }: Handlers): Column<Invitation>[] {
  return [
    {
      key: 'email',
      header: 'Adresse e-mail',
      cell: (row) => (
        <b>
          <Email address={row.email} />
        </b>
      ),
    },
    {
      key: 'place',
      header: 'Invitée comme',
      cell: (row) =>
        row.drugstore ? (
          <span>
            {accountTypeLabel(row.type ?? 0)},{' '}
            <a className="link" href={paths.admin(`drugstores/${row.drugstore.id}`)}>
              {row.drugstore.name}
            </a>
          </span>
        ) : row.right_id ? (
          `${rightLabel(row.right_id)} au siège`
        ) : (
          accountTypeLabel(row.type ?? 0)
        ),
    },
    {
      key: 'sent',
      header: 'Envoyée',
      cell: (row) => (
        <span>
          <span className="num nowrap">{formatDate(row.created_at)}</span>
          {row.invited_by && <span className="xs muted bo-who__sub">par {row.invited_by}</span>}
        </span>
      ),
    },
    { key: 'state', header: 'État', cell: (row) => <State invitation={row} now={now} /> },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      cell: (row) =>
        !row.accepted_at && (
          <span className="row row--nw bo-actions">
            <Button
              size="sm"
              variant="ghost"
              loading={busyId === row.id}
              loadingLabel="Un instant…"
              onClick={() => onResend(row)}
            >
              Renvoyer<span className="sr-only"> l’invitation à {row.email}</span>
            </Button>
            <Button size="sm" variant="danger-ghost" onClick={() => onCancel(row)}>
              Annuler<span className="sr-only"> l’invitation à {row.email}</span>
            </Button>
          </span>
        ),
    },
  ]
}
