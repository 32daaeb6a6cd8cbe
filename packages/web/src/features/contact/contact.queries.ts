import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { ContactInterlocutors, ContactThread, ContactThreadDetail } from '@kiosque/contract/wire/contact'
import type { SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { api, messageFor } from '../../lib/api.ts'
import { contactKey, mineKey, threadKey } from '../../parts/contact.queries.ts'
import { toast } from '../../ui/toast.tsx'

export const interlocutorsQuery = queryOptions({
  queryKey: [...contactKey, 'interlocutors'],
  queryFn: ({ signal }) => api.get<ContactInterlocutors>('/contact/interlocutors', { signal }),
  staleTime: 60_000,
})

export const myRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...mineKey, page],
    queryFn: ({ signal }) =>
      api.get<ListOf<ContactThread>>('/contact/messages', { query: { page, per_page: 10 }, signal }),
    placeholderData: keepPreviousData,
  })

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => api.get<ContactThreadDetail>(`/contact/messages/${id}`, { signal }),
    // The links of its files live ten minutes.
    refetchInterval: 5 * 60_000,
  })

/** Answers of the FAQ near what is being typed. */
export const nearAnswersQuery = (q: string) =>
  queryOptions({
    queryKey: [...contactKey, 'near', q],
    queryFn: ({ signal }) =>
      api.get<SuggestionsAnswer>('/search/suggestions', { query: { q, kind: 'faq' }, signal }),
    enabled: q.length >= 4,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Whatever is done to a request answers with the whole of it. */
function useThreadChange<Given>(id: number, change: (given: Given) => Promise<ContactThreadDetail>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (thread) => {
      queryClient.setQueryData(threadKey(id), thread)
      return queryClient.invalidateQueries({ queryKey: mineKey })
    },
  })
}

export const useReply = (id: number) =>
  useThreadChange(id, (body: { message: string; attachments: number[]; key: string }) =>
    api.post<ContactThreadDetail>(`/contact/messages/${id}/replies`, body),
  )

export function useClose(id: number) {
  const close = useThreadChange(id, () => api.post<ContactThreadDetail>(`/contact/messages/${id}/close`))
  return {
    ...close,
    run: () =>
      close.mutate(undefined, { onError: (error) => toast({ title: messageFor(error), tone: 'err' }) }),
  }
}

export const useRate = (id: number) =>
  useThreadChange(id, (body: { rating: number; comment: string }) =>
    api.put<ContactThreadDetail>(`/contact/messages/${id}/rating`, body),
  )

/** Its answers are read: the to-do and the list learn of it. Said nowhere when it fails. */
export function useMarkSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.put<null>(`/contact/messages/${id}/seen`),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: mineKey }),
        queryClient.invalidateQueries({ queryKey: ['contents', 'todo'] }),
      ]),
  })
}
