import { useSearch } from '@tanstack/react-router'

/** Any page’s query: whoever asks for one value may stand at any route, and names must be read by one at least. */
const useAnySearch = () => useSearch({ strict: false })

/** What the routes say they read in their addresses. */
export type SearchName = Extract<keyof ReturnType<typeof useAnySearch>, string>

/** One value of this page’s query. A page being left keeps its own until the next one is shown. */
export function useSearchValue(name: SearchName): string | null {
  return useAnySearch()[name] ?? null
}
