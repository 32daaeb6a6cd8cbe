import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  AdminContactCanned,
  AdminContactDesk,
  AdminContactTopic,
  ContactMessageDetail,
  ContactMessagePatch,
  ContactMessages,
  ContactSummary,
} from '@kiosque/contract/wire/contact'
import type { SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { api, messageFor } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'

const BASE = '/admin/contact-messages'
const key = ['backoffice', 'messages'] as const
const MINUTE_MS = 60_000

export type InboxQuery = {
  q?: string | undefined
  state: string
  desk_id?: string | undefined
  assignee?: string | undefined
  page: number
}

export const inboxQuery = (query: InboxQuery) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => api.get<ContactMessages>(BASE, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
  })

/** How many wait, beside the menu; asked again each minute. */
export const messageSummaryQuery = queryOptions({
  queryKey: [...key, 'summary'],
  queryFn: ({ signal }) => api.get<ContactSummary>(`${BASE}/summary`, { signal }),
  refetchInterval: MINUTE_MS,
  throwOnError: false,
})

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.get<ContactMessageDetail>(`${BASE}/${id}`, { signal }),
    refetchInterval: MINUTE_MS,
  })

const staleTime = 5 * MINUTE_MS

export const assigneesQuery = queryOptions({
  queryKey: [...key, 'assignees'],
  queryFn: ({ signal }) => api.get<{ data: { id: number; name: string }[] }>(`${BASE}/assignees`, { signal }),
  staleTime,
})

const whole = { per_page: 100 }
export const desksQuery = queryOptions({
  queryKey: ['backoffice', 'contact-desks', 'all'],
  queryFn: ({ signal }) =>
    api.get<ListOf<AdminContactDesk>>('/admin/contact-desks', { query: whole, signal }),
  staleTime,
})
export const deskTopicsQuery = queryOptions({
  queryKey: ['backoffice', 'contact-topics', 'all'],
  queryFn: ({ signal }) =>
    api.get<ListOf<AdminContactTopic>>('/admin/contact-topics', { query: whole, signal }),
  staleTime,
})
export const cannedQuery = queryOptions({
  queryKey: ['backoffice', 'contact-canned', 'all'],
  queryFn: ({ signal }) =>
    api.get<ListOf<AdminContactCanned>>('/admin/contact-canned', { query: whole, signal }),
  staleTime,
})

/** A question of the FAQ near this one. */
export const nearQuestionQuery = (subject: string) =>
  queryOptions({
    queryKey: [...key, 'near', subject],
    queryFn: ({ signal }) =>
      api.get<SuggestionsAnswer>('/search/suggestions', { query: { q: subject, kind: 'faq' }, signal }),
    staleTime,
    throwOnError: false,
  })

const say = (error: Error) => toast({ title: messageFor(error), tone: 'err' })

/** Whatever is done to a request answers with the whole of it; lists and counts are asked again. */
function useMessageChange<Given>(
  change: (given: Given) => Promise<ContactMessageDetail>,
  /** Where no form is there to say what was refused. */
  onError?: (error: Error) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    ...(onError ? { onError } : {}),
    onSuccess: (message) => {
      queryClient.setQueryData(messageQuery(message.id).queryKey, message)
      void queryClient.invalidateQueries({ queryKey: [...key, 'list'] })
      void queryClient.invalidateQueries({ queryKey: [...key, 'summary'] })
    },
  })
}

export type Answer = {
  message: string
  attachments: number[]
  close: boolean
  key: string
  last_entry_id: number
}
export const useAnswer = (id: number) =>
  useMessageChange((body: Answer) => api.post<ContactMessageDetail>(`${BASE}/${id}/answers`, body))
export const useNote = (id: number) =>
  useMessageChange((message: string) => api.post<ContactMessageDetail>(`${BASE}/${id}/notes`, { message }))
export const useChange = (id: number) =>
  useMessageChange(
    (patch: ContactMessagePatch) => api.patch<ContactMessageDetail>(`${BASE}/${id}`, patch),
    say,
  )
export const useMerge = (id: number) =>
  useMessageChange((into_id: number) => api.post<ContactMessageDetail>(`${BASE}/${id}/merge`, { into_id }))

/** A draft of the FAQ from what was asked and answered. */
export const useDraftQuestion = () =>
  useMutation({
    mutationFn: (body: { title: string; question: string; answer: string }) =>
      api.post<{ id: number }>('/admin/contents/faq', body),
    onError: say,
  })
