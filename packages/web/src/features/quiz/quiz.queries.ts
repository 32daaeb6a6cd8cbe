import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AnswersBody,
  Attempt,
  AttemptComparison,
  AttemptsAnswer,
  CertificateCheck,
  MyQuizzes,
} from '@kiosque/contract/wire/quizzes'
import { api, messageFor, saveDownload } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast-store.ts'

/**
 * An attempt and the moment it came, on a clock nobody can set: the time left is counted from the server's time
 * and from how long ago it was told, never from the hour of the device.
 */
export type TimedAttempt = Attempt & { receivedAt: number }

const timed = (attempt: Attempt): TimedAttempt => ({ ...attempt, receivedAt: performance.now() })

/** What one tried at a quiz, and whether one may try again. */
export const attemptsQuery = (quizId: number) =>
  queryOptions({
    queryKey: ['quiz', 'attempts', quizId],
    queryFn: ({ signal }) => api.get<AttemptsAnswer>(`/quizzes/${quizId}/attempts`, { signal }),
    // Answered elsewhere meanwhile, on a telephone say: asked again each time it is shown.
    staleTime: 0,
    meta: { isPage: true },
  })

export const attemptQuery = (id: number) =>
  queryOptions({
    queryKey: ['quiz', 'attempt', id],
    queryFn: async ({ signal }) => timed(await api.get<Attempt>(`/attempts/${id}`, { signal })),
    staleTime: 0,
    meta: { isPage: true },
  })

/** A finished score beside the network's and the team's. */
export const comparisonQuery = (id: number) =>
  queryOptions({
    queryKey: ['quiz', 'comparison', id],
    queryFn: ({ signal }) => api.get<AttemptComparison>(`/attempts/${id}/comparison`, { signal }),
    throwOnError: false,
  })

/** Where one stands with each quiz: personal, so it travels apart from the list everyone shares. */
export const myQuizzesQuery = queryOptions({
  queryKey: ['quiz', 'mine'],
  queryFn: ({ signal }) => api.get<MyQuizzes>('/me/quizzes', { signal }),
  staleTime: 0,
})

export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificate', code],
    queryFn: ({ signal }) =>
      api.get<CertificateCheck>(`/certificates/${encodeURIComponent(code)}`, { signal }),
  })

/** Begins, or goes on with what was begun; then the questions. */
export function useStartAttempt(quizId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post<Attempt>(`/quizzes/${quizId}/attempts`),
    onSuccess: async (attempt) => {
      client.setQueryData(attemptQuery(attempt.id).queryKey, timed(attempt))
      await client.invalidateQueries({ queryKey: attemptsQuery(quizId).queryKey, refetchType: 'all' })
      go(paths.quizTaking(quizId))
    },
    onError: (error) => {
      toast({ title: 'Le quiz n’a pas pu commencer', text: messageFor(error), tone: 'err' })
      void client.invalidateQueries({ queryKey: attemptsQuery(quizId).queryKey })
    },
  })
}

export function useSaveAnswers(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: AnswersBody['answers']) => api.put<Attempt>(`/attempts/${id}/answers`, { answers }),
    onSuccess: (attempt) => client.setQueryData(attemptQuery(id).queryKey, timed(attempt)),
  })
}

export function useSubmitAttempt(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post<Attempt>(`/attempts/${id}/submit`),
    onSuccess: (attempt) => {
      client.setQueryData(attemptQuery(id).queryKey, timed(attempt))
      void client.invalidateQueries({ queryKey: attemptsQuery(attempt.quiz_id).queryKey })
      void client.invalidateQueries({ queryKey: myQuizzesQuery.queryKey })
    },
  })
}

export function useCertificate(attemptId: number) {
  return useMutation({
    mutationFn: () => saveDownload(`/attempts/${attemptId}/certificate`, 'attestation.pdf'),
    onError: (error) =>
      toast({ title: 'L’attestation n’est pas venue', text: messageFor(error), tone: 'err' }),
  })
}
