import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ContentDetail, ContentList } from '@kiosque/contract/wire/contents'
import type { FaqTheme, Laboratory } from '@kiosque/contract/wire/reference-data'
import { api } from '../../lib/api.ts'

export type ListParams = Record<string, string>

/** Under one root, so that a change of account forgets every list at once. */
export const contentListQuery = (kind: string, params: ListParams) =>
  queryOptions({
    queryKey: ['contents', kind, 'list', params],
    queryFn: ({ signal }) => api.get<ContentList>(`/contents/${kind}`, { query: params, signal }),
    placeholderData: keepPreviousData,
  })

/** `ref` is an id or a slug. */
export const contentQuery = (kind: string, ref: string) =>
  queryOptions({
    queryKey: ['contents', kind, 'detail', ref],
    queryFn: ({ signal }) =>
      api.get<ContentDetail>(`/contents/${kind}/${encodeURIComponent(ref)}`, { signal }),
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
