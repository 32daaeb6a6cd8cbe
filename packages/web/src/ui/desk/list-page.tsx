import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListOf } from '@kiosque/contract/wire/common'
import { count } from '../../lib/format.ts'
import { EmptyState } from '../empty-state.tsx'
import { PageHead } from '../page-head.tsx'
import type { Option } from '../select.tsx'
import { FilterBar, FilterSelect, SearchBox } from './filter-bar.tsx'
import { activeFilters, knownOnly } from './filter-values.ts'
import { ListFrame } from './list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { NoMatch } from './no-match.tsx'

export type ListFilter = {
  label: string
  /** The first line, which filters nothing: « Toutes les zones ». */
  all: string
  /** In the sentence « Retirer la zone … ». */
  name: string
  options: readonly Option[]
  /** The choices are not known yet. */
  isPending?: boolean
}

export type ListFilters = Record<string, ListFilter>

/** A list's address, read with the filters it offers. */
export function useFilteredList(filters: ListFilters) {
  const list = useListState(['q', ...Object.keys(filters)])
  const options = Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, filter.options]))
  const waiting = Object.keys(filters).filter((key) => filters[key]?.isPending)
  const values = knownOnly(list.filters as Record<string, string | undefined>, options, waiting)
  return { list, values, options }
}

type FilteredListProps<Row> = {
  title: string
  actions: ReactNode
  state: ReturnType<typeof useFilteredList>
  filters: ListFilters
  search: { label: string; placeholder: string }
  query: UseQueryResult<ListOf<Row>>
  /** « officine »: counted above the list. */
  noun: string
  noMatch: string
  empty: { title: string; text?: string | undefined }
  children: (rows: Row[]) => ReactNode
}

/** People and pharmacies have the same frame: head, filters kept in the address, table, pages. */
export function FilteredList<Row>(props: FilteredListProps<Row>) {
  const { title, actions, state, filters, search, query, noun, noMatch, empty, children } = props
  const { list, values, options } = state
  const names = Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, filter.name]))
  const active = activeFilters(values, options, names, list.set)
  const total = query.data?.meta.total
  return (
    <>
      <PageHead title={title} actions={actions} />
      <FilterBar
        total={total === undefined ? undefined : count(total, noun)}
        active={active.length > 0}
        onClear={list.clear}
      >
        <SearchBox {...search} value={values['q'] ?? ''} onSearch={(q) => list.set({ q })} />
        {Object.entries(filters).map(([key, filter]) => (
          <FilterSelect
            key={key}
            label={filter.label}
            all={filter.all}
            value={values[key]}
            options={filter.options}
            onChange={(value) => list.set({ [key]: value })}
          />
        ))}
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          active.length > 0 ? (
            <NoMatch title={noMatch} filters={active} onClear={list.clear} />
          ) : (
            <EmptyState title={empty.title}>{empty.text}</EmptyState>
          )
        }
      >
        {children}
      </ListFrame>
    </>
  )
}
