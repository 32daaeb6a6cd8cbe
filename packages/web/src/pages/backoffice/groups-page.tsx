import { useQuery } from '@tanstack/react-query'
import { groupLabel } from '@kiosque/contract/domain/network'
import { groupsQuery, type GroupRow } from '../../features/backoffice-reference/reference.queries.ts'
import { ReferenceTabs } from '../../features/backoffice-reference/reference-tabs.tsx'
import { UsesLink } from '../../features/backoffice-reference/uses-link.tsx'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table, type Column } from '../../ui/table.tsx'

const COLUMNS: readonly Column<GroupRow>[] = [
  { key: 'name', header: 'Nom', cell: (group) => <b>{groupLabel(group.name)}</b> },
  {
    key: 'uses',
    header: 'Usages',
    cell: ({ name, uses }) => (
      <UsesLink uses={uses} text={count(uses, 'usage')} href={`${paths.admin('drugstores')}?group=${name}`} />
    ),
  },
]

/** S3-14: the three groups are part of the network's own structure; they are read, not changed. */
export function GroupsPage() {
  return (
    <>
      <PageHead
        title="Groupes"
        intro="Les trois groupes du réseau. Ils sont fixes&nbsp;; chaque officine appartient à l’un d’eux."
      />
      <ReferenceTabs current="Groupes" />
      <Loaded query={useQuery(groupsQuery)} rows={4}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState title="Aucun groupe" />
          ) : (
            <div className="card bo-list">
              <Table caption="Groupes" dense columns={COLUMNS} rows={groups} rowKey={(group) => group.id} />
            </div>
          )
        }
      </Loaded>
    </>
  )
}
