import { useQuery } from '@tanstack/react-query'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { ContentFiguresTable } from '../../features/statistics/content-figures-table.tsx'
import { CsvButton } from '../../features/statistics/csv-button.tsx'
import { figureText, longDay } from '../../features/statistics/figure-text.ts'
import {
  contentFiguresQuery,
  searchMissesQuery,
  unreadQuery,
} from '../../features/statistics/statistics.queries.ts'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FilterSelect, SearchBox } from './filter-bar.tsx'
import { ListFrame } from './list-frame.tsx'
import { readSort, sortText, type useListState } from './list-state.ts'
import type { readScope } from './statistics-scope.tsx'
import { Announcement } from '../../ui/announcement.tsx'

type Names = 'period' | 'zone_id' | 'kind' | 'q' | 'view'
type ListProps = { list: ReturnType<typeof useListState<Names>>; scope: ReturnType<typeof readScope> }

const KINDS = allKinds.map((kind) => ({ value: kind.key, label: kind.labels.plural }))
const hrefOf = (content: { id: number }) => paths.admin(`statistics/contents/${content.id}`)

/** Three lists, one at a time: what is read, what is not, what was looked for in vain. */
export function StatisticsLists({ list, scope }: ListProps) {
  const view = ['contents', 'unread', 'searches'].find((name) => name === list.filters.view) ?? 'contents'
  const tabs = [
    { id: 'contents', label: 'Contenu par contenu', content: <Contents list={list} scope={scope} /> },
    { id: 'unread', label: 'Ce que personne ne lit', content: <Unread list={list} scope={scope} /> },
    { id: 'searches', label: 'Recherches sans résultat', content: <Searches list={list} scope={scope} /> },
  ]
  return (
    <section className="stat-list">
      <Tabs
        label="Listes"
        tabs={tabs}
        value={view}
        onChange={(id) => list.set({ view: id === 'contents' ? undefined : id, q: undefined })}
      />
    </section>
  )
}

const kindOf = (list: ListProps['list']) =>
  KINDS.some((kind) => kind.value === list.filters.kind) ? { kind: list.filters.kind } : {}

function KindFilter({ list }: Pick<ListProps, 'list'>) {
  return (
    <FilterSelect
      label="Rubrique"
      all="Toutes les rubriques"
      value={list.filters.kind}
      options={KINDS}
      onChange={(kind) => list.set({ kind })}
    />
  )
}

function Contents({ list, scope }: ListProps) {
  const sort = readSort(list.sort, ['-reads', 'reads', 'downloads', 'date'])
  const filters = { ...scope, ...kindOf(list), ...(list.filters.q ? { q: list.filters.q } : {}) }
  const query = useQuery(contentFiguresQuery({ ...filters, sort: sortText(sort), page: list.page }))
  return (
    <>
      <div className="toolbar bo-filters">
        <SearchBox
          label="Rechercher un contenu"
          placeholder="Titre"
          value={list.filters.q ?? ''}
          onSearch={(q) => list.set({ q })}
        />
        <KindFilter list={list} />
        <Announcement as="span" className="results ml-auto small">
          {query.data && count(query.data.meta.total, 'contenu')}
        </Announcement>
        <CsvButton what="contenu par contenu" path="/contents.csv" query={filters} />
      </div>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={<EmptyState title="Aucun contenu ne correspond">Changez de rubrique ou de titre.</EmptyState>}
      >
        {(rows) => (
          <ContentFiguresTable
            caption="Lectures par contenu"
            contents={rows}
            sort={sort}
            onSort={list.setSort}
            hrefOf={hrefOf}
          />
        )}
      </ListFrame>
    </>
  )
}

function Unread({ list, scope }: ListProps) {
  const filters = { ...scope, ...kindOf(list) }
  const query = useQuery(unreadQuery({ ...filters, page: list.page }))
  return (
    <>
      <div className="toolbar bo-filters">
        <KindFilter list={list} />
        <span className="small muted">En ligne depuis plus longtemps que la période, jamais ouverts.</span>
        <Announcement as="span" className="results ml-auto small">
          {query.data && count(query.data.meta.total, 'contenu')}
        </Announcement>
        <CsvButton what="ce que personne ne lit" path="/unread.csv" query={filters} />
      </div>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          <EmptyState title="Tout a été lu">Chaque contenu en ligne a trouvé au moins un lecteur.</EmptyState>
        }
      >
        {(rows) => <ContentFiguresTable caption="Contenus jamais lus" contents={rows} hrefOf={hrefOf} />}
      </ListFrame>
    </>
  )
}

function Searches({ list, scope: { period } }: ListProps) {
  const query = useQuery(searchMissesQuery({ period, page: list.page }))
  return (
    <>
      <div className="toolbar bo-filters">
        <span className="small muted">Seuls les mots sont comptés, jamais qui les a tapés.</span>
        <Announcement as="span" className="results ml-auto small">
          {query.data && count(query.data.meta.total, 'recherche')}
        </Announcement>
        <CsvButton what="recherches sans résultat" path="/searches.csv" query={{ period }} />
      </div>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          <EmptyState title="Aucune recherche sans résultat">Tout ce qui a été cherché existe.</EmptyState>
        }
      >
        {(rows) => (
          <Table
            caption="Recherches sans résultat"
            dense
            rows={rows}
            rowKey={(row) => row.query}
            columns={[
              { key: 'query', header: 'Recherche', cell: (row) => <b>{row.query}</b> },
              { key: 'searches', header: 'Fois', align: 'right', cell: (row) => figureText(row.searches) },
              {
                key: 'last_day',
                header: 'Dernière fois',
                align: 'right',
                cell: (row) => longDay(row.last_day),
              },
            ]}
          />
        )}
      </ListFrame>
    </>
  )
}
