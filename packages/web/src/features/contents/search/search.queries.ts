import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchAnswer, SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { api } from '../../../lib/api.ts'
import { isTablet } from '../../../lib/environment.ts'

/** What the results page is asked for, as its address says it. */
export interface SearchAsked {
  q: string
  kind: string | null
  category: string | null
  period: string | null
  page: number
}

export const searchResultsQuery = (asked: SearchAsked) =>
  queryOptions({
    queryKey: ['contents', 'search', asked],
    queryFn: ({ signal }) => {
      const { q, page, ...filters } = asked
      const given = Object.entries(filters).filter(([, value]) => value !== null)
      return api.get<SearchAnswer>('/search', { query: { q, page, ...Object.fromEntries(given) }, signal })
    },
    placeholderData: keepPreviousData,
    enabled: asked.q !== '',
  })

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['contents', 'suggestions', q],
    queryFn: ({ signal }) => suggestions(q, signal),
    placeholderData: keepPreviousData,
    enabled: q.length >= 2,
  })

/** On a counter tablet without network, what it kept answers instead (D6-06). */
async function suggestions(q: string, signal: AbortSignal): Promise<SuggestionsAnswer> {
  try {
    return await api.get<SuggestionsAnswer>('/search/suggestions', { query: { q }, signal })
  } catch (error) {
    if (signal.aborted || !isTablet()) throw error
    const { searchKept } = await import('./kept-search.ts')
    const kept = await searchKept(q)
    if (kept === null) throw error
    return kept
  }
}
