import { useRouterState } from '@tanstack/react-router'

/** One value of the address’s query, read again at each navigation. */
export function useSearchValue(name: string): string | null {
  return useRouterState({
    select: (state) => new URLSearchParams(state.location.searchStr).get(name),
  })
}
