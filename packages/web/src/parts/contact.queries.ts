import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { ContactThreadDetail, ContactTopic } from '@kiosque/contract/wire/contact'
import { api } from '../lib/api.ts'

/** Everything asked about one's requests to the head office is kept under it. */
export const contactKey = ['contact'] as const
export const threadKey = (id: number) => [...contactKey, 'thread', id] as const
export const mineKey = [...contactKey, 'mine'] as const

export const topicsQuery = queryOptions({
  queryKey: [...contactKey, 'topics'],
  queryFn: ({ signal }) => api.get<ListOf<ContactTopic>>('/contact/topics', { signal }),
  staleTime: 60_000,
})

export type NewRequest = {
  topic: number
  subject: string
  message: string
  attachments: number[]
  origin: string | null
  key: string
}

export function useSendRequest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewRequest) => api.post<ContactThreadDetail>('/contact', body),
    onSuccess: (thread) => {
      queryClient.setQueryData(threadKey(thread.id), thread)
      return queryClient.invalidateQueries({ queryKey: mineKey })
    },
  })
}
