import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchAnswer, SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { api } from '../../../lib/api.ts'

export const searchResultsQuery = (q: string, kind: string | null, page: number) =>
  queryOptions({
    queryKey: ['contents', 'search', q, kind, page],
    queryFn: ({ signal }) =>
      api.get<SearchAnswer>('/search', {
        query: { q, page: String(page), ...(kind ? { kind } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['contents', 'suggestions', q],
    queryFn: ({ signal }) => api.get<SuggestionsAnswer>('/search/suggestions', { query: { q }, signal }),
    placeholderData: keepPreviousData,
    enabled: q.length >= 2,
  })
