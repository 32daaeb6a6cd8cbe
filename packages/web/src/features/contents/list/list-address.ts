import { COMMON_SORTS } from '@kiosque/contract/kinds/define-kind'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { isFilterValue, PHASES } from '@kiosque/contract/kinds/filter-values'
import type { Facets } from '@kiosque/contract/wire/contents'
import { pageText, readPage } from '../../../lib/list-state.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import type { SearchParams } from '../../../lib/search-params.ts'

export const PER_PAGE = 12

export type ListAddress = {
  q: string
  filters: Record<string, string[]>
  sort: string
  page: number
  /** What runs, comes or is over, where the list has a tab for each; null where it has none. */
  tab: Phase | null
}

export type Phase = (typeof PHASES)[number]

/** One's own, beside what the server counts: `?favourites=1`. */
export const FAVOURITES = 'favourites'
export const FAVOURITES_LABEL = 'Mes favoris'

export const filterNames = (kind: Kind): string[] => [
  FAVOURITES,
  ...(kind.period && !kind.has_phase_tabs ? ['phase'] : []),
  ...Object.keys(kind.filters).filter((name) => kind.filters[name]?.by_week),
  'category',
  'laboratory',
  ...Object.keys(kind.filters).filter((name) => !kind.filters[name]?.by_week),
]

/** What customers are not offered at the counter (D6-06). */
export const isForTeam = (kind: Kind, field: string | undefined): boolean =>
  field !== undefined && kind.fields[field]?.team_only === true

/** « Se termine bientôt » is offered where something ends. */
const common = (kind: Kind) =>
  Object.entries(COMMON_SORTS).filter(([name]) => name !== 'ending' || kind.period !== undefined)

export const sortLabels = (kind: Kind): Record<string, string> => ({
  ...Object.fromEntries(common(kind)),
  ...Object.fromEntries(Object.entries(kind.sorts).map(([name, sort]) => [name, sort.label])),
})

const VALUES = /^[\p{L}\p{N}_.-]+(?:,[\p{L}\p{N}_.-]+)*$/u

/** Unknown names and values that make no sense are ignored without a word: a shared link always opens (D5-02). */
export function readListAddress(kind: Kind, search: SearchParams): ListAddress {
  const filters: Record<string, string[]> = {}
  for (const name of filterNames(kind)) {
    const value = search[name]
    if (!value || !(name === FAVOURITES ? value === '1' : VALUES.test(value))) continue
    const known = value.split(',').filter((each) => name === FAVOURITES || isFilterValue(kind, name, each))
    if (known.length > 0) filters[name] = [...new Set(known)]
  }
  const sort = search['sort'] ?? ''
  return {
    q: (search['q'] ?? '').slice(0, 200),
    filters,
    sort: Object.hasOwn(sortLabels(kind), sort) ? sort : kind.default_sort,
    page: readPage(search['page']),
    tab: kind.has_phase_tabs ? readTab(search['phase']) : null,
  }
}

/** What runs shows first: it goes without saying. */
const readTab = (text: string | undefined): Phase => PHASES.find((phase) => phase === text) ?? 'current'

/** What the address says of a list, in a steady order; what goes without saying is left out. */
export function listParams(kind: Kind, address: ListAddress): Record<string, string> {
  const filters = filterNames(kind).map((name) => [name, address.filters[name]?.join(',')])
  const sort = address.sort === kind.default_sort ? undefined : address.sort
  const tab = address.tab === 'current' ? undefined : address.tab
  const all = [['q', address.q], ['phase', tab], ...filters, ['sort', sort], ['page', pageText(address.page)]]
  return Object.fromEntries(all.filter(([, value]) => value)) as Record<string, string>
}

export const writeListAddress = (kind: Kind, address: ListAddress): string =>
  stringifySearch(listParams(kind, address))

/** What the API is asked: the same names. */
export function apiParams(kind: Kind, address: ListAddress, perPage: number): Record<string, string> {
  return {
    ...listParams(kind, address),
    ...(address.tab === null ? {} : { phase: address.tab }),
    sort: address.sort,
    page: String(address.page),
    per_page: String(perPage),
  }
}

export function toggled(address: ListAddress, name: string, value: string): ListAddress {
  const values = address.filters[name] ?? []
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return { ...address, page: 1, filters: { ...address.filters, [name]: next } }
}

/** What is ticked, in the words of its box; a value nobody counts any more has those of its category at least. */
export function chosenFilters(kind: Kind, address: ListAddress, facets: Facets) {
  const labelOf = (name: string, value: string) =>
    (name === FAVOURITES ? FAVOURITES_LABEL : undefined) ??
    facets[name]?.find((facet) => facet.value === value)?.label ??
    kind.categories.find((category) => name === 'category' && category.key === value)?.label ??
    value
  return filterNames(kind).flatMap((name) =>
    (address.filters[name] ?? []).map((value) => ({ name, value, label: labelOf(name, value) })),
  )
}

export const filterCount = (address: ListAddress): number =>
  Object.values(address.filters).reduce((total, values) => total + values.length, 0)
