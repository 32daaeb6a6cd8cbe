import { useLocation } from '@tanstack/react-router'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { go } from '../../../lib/navigation.ts'
import { readListAddress, toggled, writeListAddress } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** Each change of filter replaces the entry of the history; a page adds one, so that back goes back a page. */
export function useListAddress(kind: Kind) {
  const { pathname, searchStr } = useLocation()
  const address = readListAddress(kind, searchStr)
  const hrefOf = (next: ListAddress) => pathname + writeListAddress(kind, next)
  const replace = (next: ListAddress) => go(hrefOf(next), { replace: true })
  return {
    address,
    toggle: (name: string, value: string) => replace(toggled(address, name, value)),
    setOnly: (name: string, values: string[]) =>
      replace({ ...address, page: 1, filters: { ...address.filters, [name]: values } }),
    setQ: (q: string) => replace({ ...address, q, page: 1 }),
    setSort: (sort: string) => replace({ ...address, sort, page: 1 }),
    clear: () => replace({ ...address, filters: {}, q: '', page: 1 }),
    setPage: (page: number) => go(hrefOf({ ...address, page })),
    pageHref: (page: number) => hrefOf({ ...address, page }),
  }
}

export type ListControls = ReturnType<typeof useListAddress>
