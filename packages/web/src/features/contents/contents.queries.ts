import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ContentDetail, ContentList } from '@kiosque/contract/wire/contents'
import type { FaqTheme, Laboratory } from '@kiosque/contract/wire/reference-data'
import { atCounter } from '@kiosque/contract/kinds/counter-values'
import { api } from '../../lib/api.ts'
import { isCounterMode } from '../../lib/counter.ts'

export type ListParams = Record<string, string>

/** Under one root, so that a change of account forgets every list at once. */
export const contentListQuery = (kind: string, params: ListParams) =>
  queryOptions({
    queryKey: ['contents', kind, 'list', params],
    queryFn: async ({ signal }) => {
      const list = await api.get<ContentList>(`/contents/${kind}`, { query: params, signal })
      return isCounterMode() ? { ...list, data: list.data.map(atCounter) } : list
    },
    placeholderData: keepPreviousData,
  })

/** `ref` is an id or a slug. */
export const contentQuery = (kind: string, ref: string) =>
  queryOptions({
    queryKey: ['contents', kind, 'detail', ref],
    queryFn: async ({ signal }) => {
      const content = await api.get<ContentDetail>(`/contents/${kind}/${encodeURIComponent(ref)}`, { signal })
      // The server leaves it out already; an answer the tablet kept from before would not.
      return isCounterMode() ? atCounter(content) : content
    },
    meta: { isPage: true },
  })

export const faqThemesQuery = queryOptions({
  queryKey: ['contents', 'faq-themes'],
  queryFn: ({ signal }) => api.get<{ data: FaqTheme[] }>('/faq-themes', { signal }),
})

export const laboratoriesQuery = queryOptions({
  queryKey: ['contents', 'laboratories'],
  queryFn: ({ signal }) => api.get<{ data: Laboratory[] }>('/laboratories', { signal }),
})
