import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { formatDate } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Email } from '../../ui/email.tsx'
import { Table } from '../../ui/table.tsx'
import type { Sort } from '../../lib/list-state.ts'
import type { Column } from '../../ui/table.tsx'

type UsersTableProps = {
  users: AdminUser[]
  sort: Sort
  onSort: (sort: Sort) => void
  hrefOf: (user: AdminUser) => string
}

export const fullName = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`

export function UsersTable({ users, sort, onSort, hrefOf }: UsersTableProps) {
  const columns: Column<AdminUser>[] = [
    {
      key: 'name',
      header: 'Personne',
      sortable: true,
      cell: (user) => (
        <span className="row row--nw bo-who">
          <Avatar name={fullName(user)} size="sm" tone={user.right_id ? 'sand' : 'teal'} />
          <span>
            <a href={hrefOf(user)}>
              <b>{fullName(user)}</b>
            </a>{' '}
            {user.is_disabled && <Badge tone="danger">Désactivé</Badge>}
            <span className="xs muted bo-who__sub">
              <Email address={user.email} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'right',
      header: 'Droit',
      cell: (user) => user.right_id && <Badge tone="teal">{rightLabel(user.right_id)}</Badge>,
    },
    { key: 'accounts', header: 'Comptes', cell: (user) => <AccountBadges user={user} /> },
    { key: 'zones', header: 'Zones', cell: (user) => user.zones.map((zone) => zone.name).join(', ') },
    {
      key: 'last_seen_at',
      header: 'Dernière visite',
      sortable: true,
      cell: (user) => (
        <span className="num nowrap">
          {user.last_seen_at ? formatDate(user.last_seen_at) : <span className="muted">Jamais</span>}
        </span>
      ),
    },
    {
      key: 'created_at',
      header: 'Créé le',
      sortable: true,
      cell: (user) => <span className="num nowrap">{formatDate(user.created_at)}</span>,
    },
  ]
  return (
    <Table
      caption="Utilisateurs"
      dense
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      sort={sort}
      onSort={onSort}
    />
  )
}

/** The first account in words, the others as a number: the sheet has them all. */
function AccountBadges({ user }: { user: AdminUser }) {
  const [first, ...others] = user.accounts
  if (!first) return <span className="muted">Aucun compte</span>
  const place = first.drugstore ? `, ${first.drugstore.name}` : ''
  return (
    <span>
      {accountTypeLabel(first.type)}
      {place}
      {others.length > 0 && (
        <>
          {' '}
          <Badge tone="line">+{others.length}</Badge>
        </>
      )}
    </span>
  )
}
