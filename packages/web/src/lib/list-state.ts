import { useMatch, useRouter, useSearch } from '@tanstack/react-router'
import { go } from './navigation.ts'
import { stringifySearch } from './search-params.ts'
import type { SearchParams } from './search-params.ts'
import type { SearchName } from './use-search-value.ts'

export type Sort = { key: string; direction: 'asc' | 'desc' }

/**
 * A list's filters, sort, words and page, kept in the address (D5-02): a filter replaces the entry of the history, a
 * page adds one, so that going back restores both. Names outside `names` and pages that make no sense are ignored,
 * and left where they stand. A page being left keeps its own address until the next one is shown: the list asks for
 * the route it stands in, whichever that is, and its names are among those that routes say they read.
 */
export function useListState<const Name extends SearchName>(names: readonly Name[]) {
  const router = useRouter()
  const pathname = useMatch({ strict: false, select: (match) => withoutSlash(match.pathname) })
  const search: SearchParams = useSearch({ strict: false })
  const filters: Partial<Record<Name, string>> = {}
  for (const name of names) if (search[name]) filters[name] = search[name]

  /** The address as it is by now: a second change may follow the first before anything is drawn again. */
  function latest(): SearchParams {
    const { pathname: current, search: now } = router.latestLocation
    return withoutSlash(current) === pathname ? (now as SearchParams) : search
  }
  const hrefOf = (next: SearchParams) => pathname + stringifySearch(next)
  const hrefWith = (patch: SearchParams) => hrefOf({ ...search, ...patch })
  const pageHref = (page: number) => hrefWith({ page: pageText(page) })
  const replace = (next: SearchParams) => go(hrefOf(next), { replace: true })

  return {
    filters,
    search,
    page: readPage(search['page']),
    sort: search['sort'],
    set: (patch: Partial<Record<Name, string | undefined>>) =>
      replace({ ...latest(), ...patch, page: undefined }),
    clear: () => replace({}),
    setSort: (sort: Sort) => replace({ ...latest(), sort: sortText(sort), page: undefined }),
    setPage: (page: number) => go(pageHref(page)),
    pageHref,
    hrefOf,
    hrefWith,
    latest,
    replace,
  }
}

/** The first page of a part of the site, « /admin/ », is matched with a slash at its end that no address of ours has. */
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

export function readPage(text: string | null | undefined): number {
  return text && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1
}

/** The first page goes without saying. */
export const pageText = (page: number) => (page > 1 ? String(page) : undefined)

/** « -name » → name, descending; the first of `allowed` when the address says nothing usable. */
export function readSort(sort: string | undefined, allowed: readonly [string, ...string[]]): Sort {
  const named = (text: string): Sort => ({
    key: text.replace(/^-/, ''),
    direction: text.startsWith('-') ? 'desc' : 'asc',
  })
  const asked = named(sort ?? '')
  return allowed.some((text) => named(text).key === asked.key) ? asked : named(allowed[0])
}

export const sortText = ({ key, direction }: Sort) => (direction === 'desc' ? `-${key}` : key)
