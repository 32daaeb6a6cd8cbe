import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ContentCard, ContentList } from '@kiosque/contract/wire/contents'
import { api } from '../../../lib/api.ts'

const PER_PAGE = 12

export type FavouritesAsked = { kind: string | undefined; page: number }

/** One's own, under the root that a change of account forgets. */
export const favouritesQuery = ({ kind, page }: FavouritesAsked) =>
  queryOptions({
    queryKey: ['contents', 'favourites', { kind, page }],
    queryFn: ({ signal }) =>
      api.get<ContentList>('/me/favourites', {
        query: { page: String(page), per_page: String(PER_PAGE), ...(kind === undefined ? {} : { kind }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const recentQuery = queryOptions({
  queryKey: ['contents', 'recent'],
  queryFn: ({ signal }) => api.get<{ data: ContentCard[] }>('/me/reads', { signal }),
  throwOnError: false,
})
