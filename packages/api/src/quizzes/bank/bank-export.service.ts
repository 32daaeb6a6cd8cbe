import type { BankNarrowing, BankQuestionBody } from '@kiosque/contract/wire/question-bank'
import type { Db } from '../../db/db.ts'
import { notFound } from '../../errors.ts'
import { inPages, type Cell } from '../../kit/csv.ts'
import { lineOf } from './question-cells.ts'
import { questionOf } from './bank-question.ts'
import { selectQuestionsAfter, selectQuizQuestions } from './bank.sql.ts'

/** The bank, or what the filters leave of it, line by line. */
export async function* exportBank(db: Db, narrowing: BankNarrowing): AsyncGenerator<Cell[]> {
  for await (const { fields, tags } of inPages((after, size) =>
    selectQuestionsAfter(db, narrowing, after, size),
  ))
    yield lineOf(fields, tags)
}

/** The questions of a quiz, as they stand today. */
export async function exportQuiz(db: Db, id: number): Promise<Cell[][]> {
  const found = await selectQuizQuestions(db, id)
  if (!found) throw notFound()
  const questions = Array.isArray(found.questions) ? (found.questions as BankQuestionBody[]) : []
  return questions.map((question) => lineOf(questionOf(question), []))
}
