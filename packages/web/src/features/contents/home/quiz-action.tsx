import { useQuery } from '@tanstack/react-query'
import type { AttemptsAnswer, QuizStanding } from '@kiosque/contract/wire/quizzes'
import { api } from '../../../lib/api.ts'

/** What one may do with a quiz: begin, go on, begin again; or look at what one did, where no try is left for now. */
export function quizAction(standing: QuizStanding | undefined): string {
  if (standing === undefined || standing.status === 'todo') return 'Commencer le quiz'
  if (standing.open_attempt_id !== null) return 'Reprendre le quiz'
  return standing.attempts_left === 0 || standing.next_attempt_at !== null
    ? 'Revoir mon résultat'
    : 'Refaire le quiz'
}

/**
 * The words for this reader. The quiz comes with an answer that a whole audience shares, so this is asked apart, as the
 * page of the quiz asks it and under the same key: whoever has just passed it reads so on the way back.
 */
export function QuizAction({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['quiz', 'attempts', id],
    queryFn: ({ signal }) => api.get<AttemptsAnswer>(`/quizzes/${id}/attempts`, { signal }),
    throwOnError: false,
  })
  return quizAction(data?.standing)
}
