import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Recall, RecallConfirmation } from '@kiosque/contract/wire/recalls'
import { api } from '../../lib/api.ts'

/** Under the root a change of account forgets, and an urgent word on the open line asks again. */
const KEY = ['contents', 'recalls'] as const

export const recallsQuery = (page: number) =>
  queryOptions({
    queryKey: [...KEY, 'list', page],
    queryFn: ({ signal }) => api.get<ListOf<Recall>>('/recalls', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const recallQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api.get<Recall>(`/recalls/${id}`, { signal }),
  })

/** The answer of the pharmacy: what is to do and the bell know of it at once. */
export function useConfirmRecall(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RecallConfirmation) => api.post<Recall>(`/recalls/${id}/confirmation`, body),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: ['contents', 'todo'] }),
        client.invalidateQueries({ queryKey: ['notifications'] }),
      ]),
  })
}
