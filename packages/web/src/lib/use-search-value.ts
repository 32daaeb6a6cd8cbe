import { useSearch } from '@tanstack/react-router'

const useAnySearch = () => useSearch({ strict: false })

/** What the routes say they read in their addresses. */
export type SearchName = keyof ReturnType<typeof useAnySearch>

/** One value of this page’s query. A page being left keeps its own until the next one is shown. */
export function useSearchValue(name: SearchName): string | null {
  return useAnySearch()[name] ?? null
}
