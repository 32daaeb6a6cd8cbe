import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { BulkAction } from '@kiosque/contract/wire/content-desk'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { BulkBar } from '../../features/content-desk/bulk-bar.tsx'
import { BulkFailures } from '../../features/content-desk/bulk-failures.tsx'
import { ColumnMenu } from '../../features/content-desk/column-menu.tsx'
import { ContentsTable } from '../../features/content-desk/contents-table.tsx'
import { keepLook, readLook, type DeskLook } from '../../features/content-desk/desk-columns.ts'
import { contentsQuery, MOST_CHOSEN } from '../../features/content-desk/desk.queries.ts'
import { PublishRecap } from '../../features/content-desk/publish-recap.tsx'
import { useResults } from '../../features/content-desk/use-results.ts'
import { useBulk } from '../../features/content-desk/use-bulk.ts'
import { ViewsMenu } from '../../features/content-desk/views-menu.tsx'
import { count, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import '../../features/content-desk/desk.css'
import { NotFoundContents } from '../../features/content-desk/contents-unknown.tsx'
import { ContentsFilters } from '../../features/content-desk/contents-filters.tsx'
import { ContentsTabs } from '../../features/content-desk/contents-tabs.tsx'
import {
  deskSort,
  deskSortText,
  useDeskList,
  viewQuery,
} from '../../features/content-desk/desk-list-state.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { KindTabs } from '../../features/content-desk/kind-tabs.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { RetargetDialog } from '../../features/targeting/retarget-dialog.tsx'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { WriteMenu } from '../../features/content-desk/write-menu.tsx'

/** Everything the head office has written. */
export const AllContentsPage = () => <Contents kind={null} title="Tous les contenus" />

export function KindContentsPage() {
  const { kind } = useParams({ from: '/backoffice/is-admin/admin/contents/$kind' })
  const title = kindOf(kind)?.labels.plural
  if (title === undefined) return <NotFoundContents />
  // Another kind is another list: nothing stays selected.
  return <Contents key={kind} kind={kind} title={title} />
}

function Contents({ kind, title }: { kind: string | null; title: string }) {
  usePageTitle(title)
  const { me } = useSignedIn()
  const { searchStr } = useLocation()
  const network = useNetwork()
  const list = useDeskList(kind, network)
  const sort = deskSort(list.sort)
  const filter = { ...list.values, sort: deskSortText(sort) }
  const query = useQuery(contentsQuery(kind, { ...filter, page: list.page }))
  const [look, setLook] = useState(() => readLook(me.id))
  const [selected, setSelected] = useState<Set<string | number>>(new Set())
  const results = useResults(kind, filter)
  const [publishing, setPublishing] = useState<AdminContentRow[] | null>(null)
  const [retargeting, setRetargeting] = useState<AdminContentRow[] | null>(null)
  const bulk = useBulk(() => setSelected(new Set()))
  const rows = query.data?.data ?? []
  const shownIds = new Set(rows.map(({ id }) => id))
  const chosen = [...rows, ...results.rows.filter(({ id }) => !shownIds.has(id))].filter((row) =>
    selected.has(row.id),
  )
  const total = query.data?.meta.total ?? 0
  const reachable = Math.min(total, MOST_CHOSEN)
  const isWholePage = rows.length > 0 && rows.every((row) => selected.has(row.id))
  const more =
    isWholePage && chosen.length < reachable
      ? {
          label: `Sélectionner les ${formatInteger(reachable)} ${total > MOST_CHOSEN ? 'premiers résultats' : 'résultats'}`,
          onClick: () => void results.read().then((found) => setSelected(new Set(found.map(({ id }) => id)))),
        }
      : undefined
  const labels = kind === null ? null : kindOf(kind)?.labels
  const hidden = kind === null ? ['category'] : ['kind']
  const shownLook = { ...look, columns: look.columns.filter((column) => !hidden.includes(column)) }

  function changeLook(next: DeskLook) {
    setLook(next)
    keepLook(me.id, next)
  }
  function act(action: BulkAction, on: AdminContentRow[]) {
    if (action === 'retarget') setRetargeting(on)
    else if (action === 'publish') setPublishing(on)
    else void bulk.run(action, on)
  }

  return (
    <>
      <ListPage
        title={title}
        actions={
          <>
            <ViewsMenu kind={kind} query={viewQuery(searchStr)} />
            <ExportButton
              path="/admin/contents/export"
              fileName="contenus.csv"
              query={{ ...list.values, ...(kind === null ? {} : { kind }) }}
            />
            <ColumnMenu look={look} onChange={changeLook} hidden={hidden} />
            {kind === null || !labels ? (
              <WriteMenu />
            ) : (
              <ButtonLink
                variant="primary"
                size="sm"
                href={paths.admin(`contents/${kind}/new`)}
                icon={<IconPlus className="i i--18" aria-hidden="true" />}
              >
                Écrire {labels.a}
              </ButtonLink>
            )}
          </>
        }
        above={
          <>
            <KindTabs kind={kind} />
            <ContentsTabs
              facets={query.data?.meta.facets['state'] ?? []}
              value={list.filters.state}
              hrefOf={(state) => list.hrefWith({ state, page: undefined })}
            />
          </>
        }
        list={list}
        bar={
          <>
            <ContentsFilters kind={kind} list={list} total={query.data?.meta.total} />
            <BulkFailures failed={bulk.failed} onClose={bulk.forgetFailures} />
            {chosen.length > 0 && (
              <BulkBar
                count={chosen.length}
                busy={bulk.busy}
                onAction={(action) => act(action, chosen)}
                onClear={() => setSelected(new Set())}
                more={more}
              />
            )}
          </>
        }
        query={query}
        noMatch="Aucun contenu ne correspond"
        empty={{
          title: labels ? labels.empty : 'Aucun contenu pour le moment',
          text: 'Ce que vous écrivez ici reste un brouillon jusqu’à sa publication.',
        }}
      >
        {(shown) => (
          <ContentsTable
            caption={`${title}, ${count(query.data?.meta.total ?? 0, 'contenu')}`}
            rows={shown}
            look={shownLook}
            names={{
              zones: (id) => network.zones.find((zone) => zone.id === id)?.name ?? `Zone ${id}`,
              packs: network.packLabel,
            }}
            sort={sort}
            onSort={list.setSort}
            selected={selected}
            onSelect={setSelected}
            onAction={(action, row) => act(action, [row])}
          />
        )}
      </ListPage>
      {publishing && (
        <PublishRecap
          rows={publishing}
          onClose={() => setPublishing(null)}
          onPublish={async (publishable) => {
            await bulk.run('publish', publishable)
            setPublishing(null)
          }}
        />
      )}
      {retargeting && (
        <RetargetDialog
          rows={retargeting}
          onClose={() => setRetargeting(null)}
          onApply={async (target) => {
            await bulk.run('retarget', retargeting, target)
            setRetargeting(null)
          }}
        />
      )}
    </>
  )
}
