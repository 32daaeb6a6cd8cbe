import { useSearch } from '@tanstack/react-router'

/** One value of this page’s query. A page being left keeps its own until the next one is shown. */
export function useSearchValue(name: string): string | null {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' ? value : null
}
