import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { CardOf, DetailOf } from '@kiosque/contract/wire/content-of'
import type { ContentList } from '@kiosque/contract/wire/contents'
import type { FaqTheme } from '@kiosque/contract/wire/reference-data'
import { atCounter } from '@kiosque/contract/kinds/counter-values'
import { api } from '../../lib/api.ts'
import { isCounterMode } from '../../lib/counter.ts'
import { contentKey } from './content-key.ts'

export type ListParams = Record<string, string>

/** A list of one kind: its cards have the fields the kind declares for them. */
export type ListOfKind<K extends KindKey> = Omit<ContentList, 'data'> & { data: CardOf<K>[] }

/** Under one root, so that a change of account forgets every list at once. */
export const contentListQuery = <K extends KindKey>(kind: K, params: ListParams) =>
  queryOptions({
    queryKey: ['contents', kind, 'list', params],
    queryFn: async ({ signal }) => {
      const list = await api.get<ListOfKind<K>>(`/contents/${kind}`, { query: params, signal })
      return isCounterMode() ? { ...list, data: list.data.map(atCounter) } : list
    },
    placeholderData: keepPreviousData,
  })

/** `ref` is an id or a slug. */
export const contentQuery = <K extends KindKey>(kind: K, ref: string) =>
  queryOptions({
    queryKey: contentKey(kind, ref),
    queryFn: async ({ signal }) => {
      const content = await api.get<DetailOf<K>>(`/contents/${kind}/${encodeURIComponent(ref)}`, { signal })
      // The server leaves it out already; an answer the tablet kept from before would not.
      return isCounterMode() ? atCounter(content) : content
    },
    meta: { isPage: true },
  })

export const faqThemesQuery = queryOptions({
  queryKey: ['contents', 'faq-themes'],
  queryFn: ({ signal }) => api.get<{ data: FaqTheme[] }>('/faq-themes', { signal }),
})
