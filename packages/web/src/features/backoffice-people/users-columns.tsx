import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Email } from '../../ui/email.tsx'
import type { Column } from '../../ui/table.tsx'
import { fullName } from './full-name.ts'

export const USERS_COLUMNS: readonly Column<AdminUser>[] = [
  {
    key: 'name',
    header: 'Personne',
    sortable: true,
    cell: (user) => (
      <span className="row row--nw bo-who">
        <Avatar name={fullName(user)} size="sm" tone={user.right_id ? 'sand' : 'teal'} />
        <span>
          <a href={paths.admin(`users/${user.id}`)}>
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
