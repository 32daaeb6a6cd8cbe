import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { BankQuestion, BankQuestionBody } from '@kiosque/contract/wire/question-bank'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'

const bankKey = ['backoffice', 'question-bank'] as const

export type BankAsked = Partial<Record<'q' | 'tag' | 'type' | 'usage', string>> & { page: number }

export const bankQuery = (asked: BankAsked, perPage = 20) =>
  queryOptions({
    queryKey: [...bankKey, 'list', asked, perPage],
    queryFn: ({ signal }) =>
      api.get<ListOf<BankQuestion>>('/admin/question-bank', {
        query: { ...asked, per_page: perPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const bankTagsQuery = queryOptions({
  queryKey: [...bankKey, 'tags'],
  queryFn: async ({ signal }) =>
    (await api.get<{ data: { tag: string; count: number }[] }>('/admin/question-bank/tags', { signal })).data,
})

/** The form starts from it once: never behind the writer's back. */
export const bankQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...bankKey, 'form', id],
    queryFn: ({ signal }) => api.get<BankQuestion>(`/admin/question-bank/${id}`, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isPage: true },
  })

type Saved = { id: number | null; body: BankQuestionBody & { version?: number } }

/** Creates or changes; quizzes that follow the question may have changed with it. */
export function useSaveQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Saved) =>
      id === null
        ? api.post<BankQuestion>('/admin/question-bank', body)
        : api.patch<BankQuestion>(`/admin/question-bank/${id}`, body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['backoffice'], refetchType: 'none' }),
  })
}

export function useRemoveQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete<null>(`/admin/question-bank/${id}`),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: bankKey })
      toast({ title: 'Question supprimée de la banque' })
    },
    // In use: the sentence names the quizzes that ask it.
    onError: sayRefusal('La question n’a pas été supprimée'),
  })
}
