import { queryOptions } from '@tanstack/react-query'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { api } from '../../lib/api.ts'

/** What puts one content forward, wherever that is. */
export const itemQuery = (item: number) =>
  queryOptions({
    queryKey: ['contents', 'put-forward', item],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Highlight[] }>('/highlights', { query: { item: String(item) }, signal })).data,
    staleTime: 5 * 60_000,
    throwOnError: false,
  })

/** What shows in these placements for this viewer; under the root that a change of account forgets. */
export const placementQuery = (placements: readonly string[]) =>
  queryOptions({
    queryKey: ['contents', 'placements', ...placements],
    queryFn: async ({ signal }) => {
      const query = { placement: placements.join(',') }
      return (await api.get<{ data: Highlight[] }>('/highlights', { query, signal })).data
    },
    staleTime: 5 * 60_000,
    throwOnError: false,
  })
