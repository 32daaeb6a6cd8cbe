import type { DrawnQuestion } from './quiz-draw.ts'
import { inExpectedOrder, type KeyedQuestion, type QuizAnswer } from './quiz-question.ts'

export interface QuestionScore {
  points: number
  isRight: boolean
}

export interface QuizScore {
  points: number
  most: number
  /** 0 to 100, whole. Below the pass mark it is never rounded up to it. */
  percent: number
  isPassed: boolean
}

/** What part of a question an answer has right, from 0 to 1. */
function shareOf(drawn: DrawnQuestion, answer: QuizAnswer | undefined): number {
  if (answer === undefined) return 0
  const { question } = drawn
  switch (question.type) {
    case 'single':
    case 'true_false':
      return isExactly(question, answer.choice_ids) ? 1 : 0
    case 'multiple':
      return shareOfChosen(question, answer.choice_ids)
    case 'ordering':
      return shareInOrder(question, answer.choice_ids)
    case 'matching':
      return shareMatched(drawn, answer.pairs)
    case 'numeric':
      return isNear(question, answer.value) ? 1 : 0
  }
}

/** The points of one question: all, none, or part of them where the question allows it. */
export function scoreQuestion(drawn: DrawnQuestion, answer: QuizAnswer | undefined): QuestionScore {
  const { points: most, has_partial_credit: isShared } = drawn.question
  const share = shareOf(drawn, answer)
  if (share === 1) return { points: most, isRight: true }
  // Hundredths of a point: sums stay exact in any order.
  return { points: isShared ? Math.floor(most * share * 100) / 100 : 0, isRight: false }
}

export function scoreQuiz(
  drawn: readonly DrawnQuestion[],
  answers: readonly QuizAnswer[],
  passMark: number,
): QuizScore {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]))
  const hundredths = drawn.reduce(
    (sum, each) => sum + Math.round(scoreQuestion(each, byQuestion.get(each.question.id)).points * 100),
    0,
  )
  const most = drawn.reduce((sum, { question }) => sum + question.points, 0)
  if (most === 0) return { points: 0, most: 0, percent: 0, isPassed: false }
  const isPassed = hundredths >= passMark * most
  const rounded = Math.round(hundredths / most)
  return {
    points: hundredths / 100,
    most,
    percent: isPassed ? rounded : Math.min(rounded, passMark - 1),
    isPassed,
  }
}

function isExactly({ choices }: KeyedQuestion, chosen: readonly number[]): boolean {
  const right = choices.filter((choice) => choice.is_correct)
  return right.length === new Set(chosen).size && right.every(({ id }) => chosen.includes(id))
}

/** Each right one counts for, each wrong one against: ticking everything earns nothing. */
function shareOfChosen({ choices }: KeyedQuestion, chosen: readonly number[]): number {
  const right = choices.filter((choice) => choice.is_correct)
  if (right.length === 0) return 0
  const known = choices.filter(({ id }) => chosen.includes(id))
  const found = known.filter((choice) => choice.is_correct).length
  return Math.max(0, (found - (known.length - found)) / right.length)
}

function shareInOrder({ choices }: KeyedQuestion, given: readonly number[]): number {
  const expected = inExpectedOrder(choices)
  if (expected.length === 0 || new Set(given).size !== expected.length) return 0
  const positionOf = new Map(choices.map(({ id, position }) => [id, position]))
  const placed = expected.filter(({ position }, index) => positionOf.get(given[index] ?? -1) === position)
  return placed.length / expected.length
}

function shareMatched({ question, matches }: DrawnQuestion, pairs: QuizAnswer['pairs']): number {
  if (question.choices.length === 0) return 0
  const labelOf = new Map(matches.map(({ id, label }) => [id, label]))
  const given = new Map(pairs.map((pair) => [pair.choice_id, labelOf.get(pair.match_id)]))
  return (
    question.choices.filter(({ id, match }) => given.get(id) === (match ?? '')).length /
    question.choices.length
  )
}

/** Told apart from the expected number by more than the tolerance, and by more than what computers add themselves. */
function isNear({ number, tolerance }: KeyedQuestion, value: number | null): boolean {
  return number !== null && value !== null && Math.abs(value - number) <= tolerance + 1e-9
}
