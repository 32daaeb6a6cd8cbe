import { useQuery } from '@tanstack/react-query'
import { groupLabel } from '@kiosque/contract/domain/network'
import { ReferenceTable } from '../../features/backoffice-reference/reference-table.tsx'
import { groupsQuery } from '../../features/backoffice-reference/reference.queries.ts'
import { paths } from '../../lib/paths.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { ReferenceList } from '../../ui/desk/whole-list.tsx'
import { ReferenceTabs } from '../../features/backoffice-reference/reference-tabs.tsx'

/** S3-14: the three groups are part of the network's own structure; they are read, not changed. */
export function GroupsPage() {
  const query = useQuery(groupsQuery)
  return (
    <>
      <PageHead
        title="Groupes"
        intro="Les trois groupes du réseau. Ils sont fixes&nbsp;; chaque officine appartient à l’un d’eux."
      />
      <ReferenceTabs current="Groupes" />
      <ReferenceList query={query} emptyTitle="Aucun groupe">
        {(groups) => (
          <ReferenceTable
            caption="Groupes"
            rows={groups.map((group) => ({
              key: String(group.id),
              name: groupLabel(group.name),
              uses: group.uses,
              href: `${paths.admin('drugstores')}?group=${group.name}`,
            }))}
          />
        )}
      </ReferenceList>
    </>
  )
}
