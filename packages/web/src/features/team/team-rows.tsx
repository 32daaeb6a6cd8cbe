import { IconMailForward, IconUserMinus, IconX } from '@tabler/icons-react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Invitation, TeamMember } from '@kiosque/contract/wire/people'
import { formatDate } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Status } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Email } from '../../ui/email.tsx'
import type { Column } from '../../ui/table.tsx'
import { RoleSelect } from './role-select.tsx'

export type TeamRow =
  | { kind: 'member'; key: string; member: TeamMember }
  | { kind: 'invitation'; key: string; invitation: Invitation }

const TONES = ['green', 'sand', 'blue', 'teal'] as const

export type TeamActions = {
  today: string
  ownUserId: number
  ownType: number
  pendingRole: { accountId: number; type: TeamMember['type'] } | undefined
  onRole: (member: TeamMember, type: TeamMember['type']) => void
  onRemove: (member: TeamMember) => void
  onResend: (invitation: Invitation) => void
  onCancel: (invitation: Invitation) => void
}

export const nameOf = (member: TeamMember) => `${member.first_name} ${member.last_name}`

/** E-mails, visits and actions are the managers’: colleagues see who is who. */
export function teamColumns(actions: TeamActions, isManager: boolean): Column<TeamRow>[] {
  const columns: Column<TeamRow>[] = [
    { key: 'member', header: 'Membre', cell: (row) => <Person row={row} ownUserId={actions.ownUserId} /> },
    { key: 'role', header: 'Rôle', cell: (row) => <Role row={row} actions={actions} /> },
  ]
  if (!isManager) return columns
  return [
    ...columns,
    {
      key: 'state',
      header: 'État',
      cell: (row) =>
        row.kind === 'member' ? <Status tone="green">Actif</Status> : <Status tone="warn">Invité</Status>,
    },
    {
      key: 'seen',
      header: 'Dernière visite',
      cell: (row) => <span className="muted">{seenText(row, actions.today)}</span>,
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      cell: (row) => <Actions row={row} actions={actions} />,
    },
  ]
}

function seenText(row: TeamRow, today: string): string {
  if (row.kind === 'invitation') return `Invitation du ${formatDate(row.invitation.created_at)}`
  const seen = row.member.last_seen_at
  if (seen === null) return 'Jamais'
  return parisDay(seen) === today ? 'Aujourd’hui' : formatDate(seen)
}

function Person({ row, ownUserId }: { row: TeamRow; ownUserId: number }) {
  if (row.kind === 'invitation')
    return (
      <div className="row row--nw">
        <Avatar name={row.invitation.email} />
        <b>
          <Email address={row.invitation.email} />
        </b>
      </div>
    )
  const { member } = row
  return (
    <div className="row row--nw">
      <Avatar name={nameOf(member)} tone={TONES[member.user_id % TONES.length] ?? 'teal'} />
      <div>
        <b>
          {nameOf(member)}
          {member.user_id === ownUserId && (
            <span className="muted" style={{ fontWeight: 400 }}>
              {' '}
              (vous)
            </span>
          )}
        </b>
        {member.is_disabled && <Badge tone="danger">Désactivé par le siège</Badge>}
        {member.email && (
          <p className="small muted">
            <Email address={member.email} />
          </p>
        )}
      </div>
    </div>
  )
}

function Role({ row, actions }: { row: TeamRow; actions: TeamActions }) {
  if (row.kind === 'invitation')
    return <Badge tone="neutral">{accountTypeLabel(row.invitation.type ?? 0)}</Badge>
  const { member } = row
  if (!member.can_change) return <Badge tone="teal">{accountTypeLabel(member.type)}</Badge>
  const pending = actions.pendingRole
  return (
    <RoleSelect
      member={member}
      ownType={actions.ownType}
      pending={pending?.accountId === member.account_id ? pending.type : undefined}
      onChange={(type) => actions.onRole(member, type)}
    />
  )
}

function Actions({ row, actions }: { row: TeamRow; actions: TeamActions }) {
  if (row.kind === 'member') {
    if (!row.member.can_change) return null
    return (
      <IconButton
        size="sm"
        label={`Retirer ${nameOf(row.member)} de l’équipe`}
        onClick={() => actions.onRemove(row.member)}
      >
        <IconUserMinus className="i" aria-hidden="true" />
      </IconButton>
    )
  }
  const { invitation } = row
  if ((invitation.type ?? 0) > actions.ownType) return null
  return (
    <span className="row row--nw" style={{ gap: 4, justifyContent: 'flex-end' }}>
      <IconButton
        size="sm"
        label={`Renvoyer l’invitation à ${invitation.email}`}
        onClick={() => actions.onResend(invitation)}
      >
        <IconMailForward className="i" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Annuler l’invitation de ${invitation.email}`}
        onClick={() => actions.onCancel(invitation)}
      >
        <IconX className="i" aria-hidden="true" />
      </IconButton>
    </span>
  )
}
