import { useLocation } from '@tanstack/react-router'
import { go } from './navigation.ts'

export type Sort = { key: string; direction: 'asc' | 'desc' }

type Patch = Record<string, string | undefined>

/**
 * A list's filters, sort and page, kept in the address (D5-02): a filter replaces the entry of the history, a page
 * adds one, so that going back restores both. Names outside `names` and pages that make no sense are ignored.
 */
export function useListState<const Name extends string>(names: readonly Name[]) {
  const { pathname, searchStr } = useLocation()
  const params = new URLSearchParams(searchStr)
  const filters: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = params.get(name)
    if (value) filters[name] = value
  }

  function hrefWith(patch: Patch): string {
    const next = new URLSearchParams(searchStr)
    for (const [name, value] of Object.entries(patch)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const text = next.toString()
    return text ? `${pathname}?${text}` : pathname
  }

  const pageHref = (page: number) => hrefWith({ page: page > 1 ? String(page) : undefined })

  return {
    filters,
    page: readPage(params.get('page')),
    sort: params.get('sort') ?? undefined,
    set: (patch: Partial<Record<Name, string | undefined>>) =>
      go(hrefWith({ ...(patch as Patch), page: undefined }), { replace: true }),
    clear: () => go(pathname, { replace: true }),
    setSort: ({ key, direction }: Sort) =>
      go(hrefWith({ sort: direction === 'desc' ? `-${key}` : key, page: undefined }), { replace: true }),
    setPage: (page: number) => go(pageHref(page)),
    pageHref,
    hrefWith,
  }
}

export function readPage(text: string | null): number {
  return text && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1
}

/** « -name » → name, descending; the first of `allowed` when the address says nothing usable. */
export function readSort(sort: string | undefined, allowed: readonly [string, ...string[]]): Sort {
  const key = sort?.replace(/^-/, '') ?? ''
  if (!allowed.includes(key))
    return { key: allowed[0].replace(/^-/, ''), direction: allowed[0].startsWith('-') ? 'desc' : 'asc' }
  return { key, direction: sort?.startsWith('-') ? 'desc' : 'asc' }
}

export const sortText = ({ key, direction }: Sort) => (direction === 'desc' ? `-${key}` : key)
