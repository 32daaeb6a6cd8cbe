import { inExpectedOrder, QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import type { BankQuestionValues } from '@kiosque/contract/wire/question-bank'
import type { Cell } from '../../kit/csv.ts'
import { MOST_ANSWERS } from './question-columns.ts'

const LABELS = new Map(QUESTION_TYPES.map(({ value, label }) => [value, label]))

/** A question as a line of the file that the import reads: what leaves can come back. */
export function lineOf(question: BankQuestionValues, tags: readonly string[]): Cell[] {
  const answers = answersOf(question)
  return [
    LABELS.get(question.type) ?? question.type,
    question.label,
    ...Array.from({ length: MOST_ANSWERS }, (_, index) => answers[index] ?? ''),
    rightOf(question),
    question.points,
    question.has_partial_credit,
    question.explanation,
    question.source,
    question.source_url,
    question.tolerance,
    question.unit,
    tags.join(', '),
  ]
}

function answersOf({ type, choices }: BankQuestionValues): string[] {
  if (type === 'true_false') return []
  if (type === 'matching') return choices.map(({ label, match }) => `${label} = ${match ?? ''}`)
  if (type === 'ordering')
    return inExpectedOrder(choices.map((choice) => ({ ...choice, id: choice.id ?? 0 }))).map(
      ({ label }) => label,
    )
  return choices.map(({ label }) => label)
}

function rightOf({ type, choices, number }: BankQuestionValues): Cell {
  if (type === 'numeric') return number
  if (type === 'true_false') return choices.find((choice) => choice.is_correct)?.label ?? ''
  if (type === 'ordering' || type === 'matching') return ''
  return choices.flatMap((choice, index) => (choice.is_correct ? [index + 1] : [])).join(', ')
}
