import type { QuizAnswer } from '@kiosque/contract/domain/quiz-question'

/** What was given to one question, when it was last changed, and the time spent on it. */
export interface StoredAnswer {
  choice_ids: number[]
  pairs: { choice_id: number; match_id: number }[]
  value: number | null
  at: string
  ms: number
}

/** By the id of the question. */
export type StoredAnswers = Record<string, StoredAnswer>

export const answersOf = (stored: StoredAnswers): QuizAnswer[] =>
  Object.entries(stored).map(([id, { choice_ids, pairs, value }]) => ({
    question_id: Number(id),
    choice_ids,
    pairs,
    value,
  }))
