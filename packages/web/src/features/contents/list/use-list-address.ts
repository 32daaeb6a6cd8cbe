import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { go } from '../../../lib/navigation.ts'
import { useListState } from '../../../lib/list-state.ts'
import { listParams, readListAddress, toggled } from './list-address.ts'
import type { ListAddress, Phase } from './list-address.ts'

/** The state of a list of the portal: what its kind may be filtered and sorted by, several values at a time. */
export function useListAddress<K extends Kind>(kind: K) {
  const { search, latest, hrefOf, replace } = useListState([])
  const address = readListAddress(kind, search)
  const pageHref = (page: number) => hrefOf(listParams(kind, { ...address, page }))
  /** From the first page again. */
  const change = (make: (now: ListAddress) => ListAddress) =>
    replace(listParams(kind, { ...make(readListAddress(kind, latest())), page: 1 }))
  return {
    address,
    toggle: (name: string, value: string) => change((now) => toggled(now, name, value)),
    /** These filters hold these values and no other. */
    setOnly: (filters: { readonly [Name in keyof K['filters']]?: string[] }) =>
      change((now) => ({ ...now, filters: { ...now.filters, ...filters } })),
    setQ: (q: string) => change((now) => ({ ...now, q })),
    setSort: (sort: string) => change((now) => ({ ...now, sort })),
    clear: () => change((now) => ({ ...now, filters: {}, q: '' })),
    tabHref: (tab: Phase) => hrefOf(listParams(kind, { ...address, tab, page: 1 })),
    setPage: (page: number) => go(pageHref(page)),
    pageHref,
  }
}

export type ListControls = ReturnType<typeof useListAddress>
