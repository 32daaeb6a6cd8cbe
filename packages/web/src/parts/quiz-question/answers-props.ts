import type { AskedQuestion } from '@kiosque/contract/wire/quizzes'
import type { Answer } from './answer.ts'

export type AnswersProps = {
  question: AskedQuestion
  answer: Answer
  onChange: (answer: Answer) => void
  /** The id of the heading that asks the question: it names the group. */
  labelledBy: string
}
