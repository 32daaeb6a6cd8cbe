import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListOf } from '@kiosque/contract/wire/common'
import { count } from '../../lib/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListControls } from './list-controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { NoMatch } from './no-match.tsx'
import type { ListFilters } from './use-list-filters.ts'

type ListPageProps<Row> = {
  title: string
  intro?: ReactNode
  actions?: ReactNode
  /** Between the head and the filters: tabs, an alert. */
  above?: ReactNode
  list: ListFilters
  /** After the filters, in their bar. */
  more?: ReactNode
  /** In place of the bar that the filters make by themselves. */
  bar?: ReactNode
  query: UseQueryResult<ListOf<Row>>
  /** « officine »: counted above the list. */
  noun?: string
  /** « Aucune officine ne correspond ». */
  noMatch?: string
  empty: { title: string; text?: ReactNode; actions?: ReactNode }
} & (
  | {
      columns: readonly Column<Row>[]
      /** Read aloud before the table: the title unless said. */
      caption?: string
      isDense?: boolean
    }
  | { children: (rows: Row[]) => ReactNode }
)

/** A list of the back office: columns, filters kept in the address and a query; the rest is the same for all. */
export function ListPage<Row extends { id: string | number }>(props: ListPageProps<Row>) {
  const { title, intro, actions, above, list, bar, query, noMatch, empty } = props
  return (
    <>
      <PageHead title={title} intro={intro} actions={actions} />
      {above}
      {bar ?? <Bar {...props} />}
      <ListFrame
        query={query}
        list={list}
        empty={
          noMatch && list.active.length > 0 ? (
            <NoMatch title={noMatch} filters={list.active} onClear={list.clear} />
          ) : (
            <EmptyState title={empty.title} actions={empty.actions}>
              {empty.text}
            </EmptyState>
          )
        }
      >
        {'children' in props ? props.children : (rows) => <Rows {...props} rows={rows} />}
      </ListFrame>
    </>
  )
}

type BarProps = Pick<ListPageProps<unknown>, 'list' | 'more' | 'query' | 'noun'>

function Bar({ list, more, query, noun }: BarProps) {
  if (!list.search && Object.keys(list.declared).length === 0) return null
  const total = query.data?.meta.total
  return (
    <FilterBar
      total={total === undefined || !noun ? undefined : count(total, noun)}
      onClear={list.active.length > 0 ? list.clear : undefined}
    >
      <ListControls list={list} />
      {more}
    </FilterBar>
  )
}

type RowsProps<Row> = {
  title: string
  caption?: string
  columns: readonly Column<Row>[]
  isDense?: boolean
  list: ListFilters
  rows: Row[]
}

function Rows<Row extends { id: string | number }>(props: RowsProps<Row>) {
  const { title, caption = title, columns, isDense = true, list, rows } = props
  return (
    <Table
      caption={caption}
      dense={isDense}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={list.sorting}
      onSort={list.setSort}
    />
  )
}
