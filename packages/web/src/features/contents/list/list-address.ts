import { COMMON_SORTS } from '@kiosque/contract/kinds/define-kind'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Facets } from '@kiosque/contract/wire/contents'

export type ListAddress = { q: string; filters: Record<string, string[]>; sort: string; page: number }

export const filterNames = (kind: Kind): string[] => [
  ...(kind.period ? ['phase'] : []),
  'category',
  'laboratory',
  ...Object.keys(kind.filters),
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
export function readListAddress(kind: Kind, search: string): ListAddress {
  const params = new URLSearchParams(search)
  const filters: Record<string, string[]> = {}
  for (const name of filterNames(kind)) {
    const value = params.get(name)
    if (value && VALUES.test(value)) filters[name] = [...new Set(value.split(','))]
  }
  const sort = params.get('sort') ?? ''
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    filters,
    sort: Object.hasOwn(sortLabels(kind), sort) ? sort : kind.default_sort,
    page: /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export function writeListAddress(kind: Kind, address: ListAddress): string {
  const params = new URLSearchParams()
  if (address.q) params.set('q', address.q)
  for (const name of filterNames(kind)) {
    const values = address.filters[name]
    if (values && values.length > 0) params.set(name, values.join(','))
  }
  if (address.sort !== kind.default_sort) params.set('sort', address.sort)
  if (address.page > 1) params.set('page', String(address.page))
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** What the API is asked: the same names. */
export function apiParams(kind: Kind, address: ListAddress, perPage: number): Record<string, string> {
  const params = Object.fromEntries(new URLSearchParams(writeListAddress(kind, address)))
  return { ...params, sort: address.sort, page: String(address.page), per_page: String(perPage) }
}

export function toggled(address: ListAddress, name: string, value: string): ListAddress {
  const values = address.filters[name] ?? []
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return { ...address, page: 1, filters: { ...address.filters, [name]: next } }
}

/** What is ticked, in the words of its box; a value nobody counts any more has those of its category at least. */
export function chosenFilters(kind: Kind, address: ListAddress, facets: Facets) {
  const labelOf = (name: string, value: string) =>
    facets[name]?.find((facet) => facet.value === value)?.label ??
    kind.categories.find((category) => name === 'category' && category.key === value)?.label ??
    value
  return filterNames(kind).flatMap((name) =>
    (address.filters[name] ?? []).map((value) => ({ name, value, label: labelOf(name, value) })),
  )
}

export const filterCount = (address: ListAddress): number =>
  Object.values(address.filters).reduce((total, values) => total + values.length, 0)
