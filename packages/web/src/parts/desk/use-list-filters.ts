import { readSort, sortText, useListState } from '../../lib/list-state.ts'
import type { SearchName } from '../../lib/use-search-value.ts'
import { activeFilters, knownOnly, type ListFilter } from './filter-values.ts'

type Search<Key extends string> = {
  label: string
  placeholder: string
  /** In the address, `q` unless said. */
  key?: Key
  /** In the sentence « Retirer la recherche … ». */
  name?: string
}

type Declared<Name extends string, Key extends string> = {
  search?: Search<Key>
  /** In the order of the bar. */
  filters?: Partial<Record<Name, ListFilter>>
  /** The first is the one of an address that says none. */
  sorts?: readonly [string, ...string[]]
}

/** A list's address, read with the search, the filters and the sorts it offers. */
export function useListFilters<const Name extends SearchName = never, const Key extends SearchName = 'q'>(
  declared: Declared<Name, Key>,
) {
  const { search, sorts } = declared
  const filters = (declared.filters ?? {}) as Record<string, ListFilter>
  const searchKey = search?.key ?? 'q'
  const names = [...(search ? [searchKey] : []), ...Object.keys(filters)] as (Name | Key)[]
  const list = useListState(names)
  const values = knownOnly(list.filters, filters)
  const set = list.set as (patch: Record<string, string | undefined>) => void
  const sorting = sorts && readSort(list.sort, sorts)
  return {
    ...list,
    set,
    search: search && { ...search, key: searchKey },
    declared: filters,
    /** What the address asks and the list offers. */
    values,
    active: activeFilters(values, filters, set, search?.name),
    sorting,
    paging: { page: list.page, ...(sorting ? { sort: sortText(sorting) } : {}) },
  }
}

/** As the bar and the page need it, whatever the names of its filters. */
export type ListFilters = Omit<ReturnType<typeof useListFilters>, 'filters' | 'values'> & {
  values: Record<string, string | undefined>
}
