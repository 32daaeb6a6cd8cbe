import { queryOptions, useQuery } from '@tanstack/react-query'
import { SITE_LABELS } from '@kiosque/contract/domain/network'
import type { PageType } from '@kiosque/contract/wire/page-types'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import { DataTabs } from '../../features/backoffice-reference/reference-tabs.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import '../../features/backoffice-reference/reference.css'

const TITLE = 'Types de page'

const pageTypesQuery = queryOptions({
  queryKey: ['backoffice', 'page-types'],
  queryFn: ({ signal }) =>
    api.get<{ data: PageType[] }>('/admin/page-types', { signal }).then((answer) => answer.data),
})

const COLUMNS: readonly Column<PageType>[] = [
  { key: 'label', header: 'Type', cell: (type) => <b>{type.label}</b> },
  ...([0, 1] as const).map((site): Column<PageType> => ({
    key: `site-${site}`,
    header: SITE_LABELS[site],
    cell: (type) => <Live type={type} site={site} />,
  })),
  {
    key: 'waiting',
    header: 'Hors ligne',
    cell: (type) => <span className="num muted">{count(type.waiting, 'page')}</span>,
  },
]

/** S3-12: which page answers for each type on each site, and which are missing. */
export function PageTypesPage() {
  return (
    <>
      <PageHead
        title={TITLE}
        intro="La page en ligne pour chaque type, site par site. Le type se choisit dans la page elle-même."
      />
      <DataTabs current={TITLE} />
      <Loaded query={useQuery(pageTypesQuery)} rows={6}>
        {(types) => (
          <div className="card bo-list">
            <Table caption={TITLE} dense columns={COLUMNS} rows={types} rowKey={(type) => type.type} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Live({ type, site }: { type: PageType; site: 0 | 1 }) {
  const here = type.sites.find((each) => each.site === site)
  if (!here?.page) return <Status tone="warn">Aucune page en ligne</Status>
  return (
    <span className="page-types__live">
      <a className="link" href={paths.admin(`contents/page/${here.page.id}`)}>
        {here.page.title}
      </a>
      {here.others > 0 && (
        <Badge tone="warn">{count(here.others, 'autre page', 'autres pages')} du même type</Badge>
      )}
    </span>
  )
}
