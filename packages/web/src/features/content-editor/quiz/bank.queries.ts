import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BankQuestion, BankQuestionBody } from '@kiosque/contract/wire/question-bank'
import { api, saveDownload } from '../../../lib/api.ts'

const bankKey = ['backoffice', 'question-bank'] as const

export const bankQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...bankKey, id],
    queryFn: ({ signal }) => api.get<BankQuestion>(`/admin/question-bank/${id}`, { signal }),
  })

/** A question of a quiz is kept in the bank: others can ask it too. */
export function useSendToBank() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BankQuestionBody) => api.post<BankQuestion>('/admin/question-bank', body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bankKey }),
  })
}

export const exportQuestions = (quizId: number) =>
  saveDownload(`/admin/quizzes/${quizId}/questions/export`, `questions-quiz-${quizId}.csv`)
