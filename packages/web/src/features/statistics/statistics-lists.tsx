import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListOf } from '@kiosque/contract/wire/common'
import { figureText, longDay } from '../../lib/figure-text.ts'
import { count } from '../../lib/format.ts'
import { KIND_FILTER } from '../../lib/kind-filter.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { FilterBar } from '../../parts/desk/filter-bar.tsx'
import { ListControls } from '../../parts/desk/list-controls.tsx'
import { ListFrame } from '../../parts/desk/list-frame.tsx'
import { useListFilters, type ListFilters } from '../../parts/desk/use-list-filters.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ContentFiguresTable } from './content-figures-table.tsx'
import { CsvButton } from './csv-button.tsx'
import { contentFiguresQuery, searchMissesQuery, unreadQuery } from './statistics.queries.ts'
import type { readScope } from './statistics-scope.tsx'

type ListProps = { scope: ReturnType<typeof readScope> }

const hrefOf = (content: { id: number }) => paths.admin(`statistics/contents/${content.id}`)

/** Three lists, one at a time: what is read, what is not, what was looked for in vain. */
export function StatisticsLists({ scope }: ListProps) {
  const { filters, set } = useListState(['view', 'q'])
  const view = ['contents', 'unread', 'searches'].find((name) => name === filters.view) ?? 'contents'
  const tabs = [
    { id: 'contents', label: 'Contenu par contenu', content: <Contents scope={scope} /> },
    { id: 'unread', label: 'Ce que personne ne lit', content: <Unread scope={scope} /> },
    { id: 'searches', label: 'Recherches sans résultat', content: <Searches scope={scope} /> },
  ]
  return (
    <section className="stat-list">
      <Tabs
        label="Listes"
        tabs={tabs}
        value={view}
        onChange={(id) => set({ view: id === 'contents' ? undefined : id, q: undefined })}
      />
    </section>
  )
}

type FiguresProps<Row> = {
  list: ListFilters
  query: UseQueryResult<ListOf<Row>>
  noun: string
  note?: string
  csv: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** Its filters, how many there are, the spreadsheet of them, then the rows. */
function Figures<Row>({ list, query, noun, note, csv, empty, children }: FiguresProps<Row>) {
  return (
    <>
      <FilterBar total={query.data && count(query.data.meta.total, noun)} end={csv}>
        <ListControls list={list} />
        {note && <span className="small muted">{note}</span>}
      </FilterBar>
      <ListFrame query={query} list={list} empty={empty}>
        {children}
      </ListFrame>
    </>
  )
}

function Contents({ scope }: ListProps) {
  const list = useListFilters({
    search: { label: 'Rechercher un contenu', placeholder: 'Titre' },
    filters: { kind: KIND_FILTER },
    sorts: ['-reads', 'reads', 'downloads', 'date'],
  })
  const filters = { ...scope, ...list.values }
  return (
    <Figures
      list={list}
      query={useQuery(contentFiguresQuery({ ...filters, ...list.paging }))}
      noun="contenu"
      csv={<CsvButton what="contenu par contenu" path="/contents.csv" query={filters} />}
      empty={<EmptyState title="Aucun contenu ne correspond">Changez de rubrique ou de titre.</EmptyState>}
    >
      {(rows) => (
        <ContentFiguresTable
          caption="Lectures par contenu"
          contents={rows}
          sort={list.sorting}
          onSort={list.setSort}
          hrefOf={hrefOf}
        />
      )}
    </Figures>
  )
}

function Unread({ scope }: ListProps) {
  const list = useListFilters({ filters: { kind: KIND_FILTER } })
  const filters = { ...scope, ...list.values }
  return (
    <Figures
      list={list}
      query={useQuery(unreadQuery({ ...filters, ...list.paging }))}
      noun="contenu"
      note="En ligne depuis plus longtemps que la période, jamais ouverts."
      csv={<CsvButton what="ce que personne ne lit" path="/unread.csv" query={filters} />}
      empty={
        <EmptyState title="Tout a été lu">Chaque contenu en ligne a trouvé au moins un lecteur.</EmptyState>
      }
    >
      {(rows) => <ContentFiguresTable caption="Contenus jamais lus" contents={rows} hrefOf={hrefOf} />}
    </Figures>
  )
}

function Searches({ scope: { period } }: ListProps) {
  const list = useListFilters({})
  return (
    <Figures
      list={list}
      query={useQuery(searchMissesQuery({ period, ...list.paging }))}
      noun="recherche"
      note="Seuls les mots sont comptés, jamais qui les a tapés."
      csv={<CsvButton what="recherches sans résultat" path="/searches.csv" query={{ period }} />}
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
    </Figures>
  )
}
