import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import type { TeamMember } from '@kiosque/contract/wire/people'
import { formatDate, formatPercent } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Email } from '../../ui/email.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'

const TONES = ['green', 'blue', 'teal', 'sand'] as const

/** Rights 2 and 3 read the team; only right 1 has a sheet to open for each person. */
export function TeamTable({
  team,
  userHref,
  trainings,
}: {
  team: TeamMember[]
  userHref: ((userId: number) => string) | null
  /** How far each is with their trainings; absent until it is known. */
  trainings: DrugstoreSheet['trainings']['by_person'] | undefined
}) {
  const columns: Column<TeamMember>[] = [
    {
      key: 'name',
      header: 'Personne',
      cell: (member) => {
        const name = `${member.first_name} ${member.last_name}`
        return (
          <span className="row row--nw bo-who">
            <Avatar name={name} size="sm" tone={TONES[member.user_id % TONES.length] ?? 'teal'} />
            <span>
              {userHref ? (
                <a href={userHref(member.user_id)}>
                  <b>{name}</b>
                </a>
              ) : (
                <b>{name}</b>
              )}
              {member.is_disabled && (
                <>
                  {' '}
                  <Badge tone="danger">Désactivé</Badge>
                </>
              )}
              <span className="xs muted bo-who__sub">{member.email && <Email address={member.email} />}</span>
            </span>
          </span>
        )
      },
    },
    { key: 'type', header: 'Rôle', cell: (member) => accountTypeLabel(member.type) },
    {
      key: 'last_seen_at',
      header: 'Dernière visite',
      cell: (member) =>
        member.last_seen_at ? (
          <span className="num nowrap">{formatDate(member.last_seen_at)}</span>
        ) : (
          <span className="muted">Jamais</span>
        ),
    },
    {
      key: 'trainings',
      header: 'Formations',
      align: 'right',
      cell: (member) => <Trained own={trainings?.find(({ user_id }) => user_id === member.user_id)} />,
    },
  ]
  return <Table caption="Équipe" dense columns={columns} rows={team} rowKey={(member) => member.account_id} />
}

function Trained({ own }: { own: DrugstoreSheet['trainings']['by_person'][number] | undefined }) {
  if (own === undefined || own.total === 0) return <span className="muted">–</span>
  return (
    <span className="num nowrap">
      {own.late > 0 && (
        <>
          <Badge tone="warn">En retard</Badge>{' '}
        </>
      )}
      {formatPercent(Math.round((own.done / own.total) * 100))}
    </span>
  )
}
