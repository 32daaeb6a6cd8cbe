import type { AskedQuestion, GivenAnswer } from '@kiosque/contract/wire/quizzes'

export type Answer = GivenAnswer

export const noAnswer = (questionId: number): Answer => ({
  question_id: questionId,
  choice_ids: [],
  pairs: [],
  value: null,
})

/** Whether anything was given at all. */
export const isGiven = ({ choice_ids, pairs, value }: Answer): boolean =>
  choice_ids.length > 0 || pairs.length > 0 || value !== null

/** Part of a matching still waits for its other half. */
export const isPartial = (question: AskedQuestion, answer: Answer): boolean =>
  question.type === 'matching' && isGiven(answer) && answer.pairs.length < question.choices.length

/** A choice pressed: alone where one answer is asked for, added or taken away otherwise. */
export function withChoice(question: AskedQuestion, answer: Answer, choiceId: number): Answer {
  if (question.type !== 'multiple') return { ...answer, choice_ids: [choiceId] }
  const chosen = answer.choice_ids.includes(choiceId)
    ? answer.choice_ids.filter((id) => id !== choiceId)
    : [...answer.choice_ids, choiceId]
  return { ...answer, choice_ids: chosen }
}

export function withPair(answer: Answer, choiceId: number, matchId: number | null): Answer {
  const others = answer.pairs.filter((pair) => pair.choice_id !== choiceId)
  return {
    ...answer,
    pairs: matchId === null ? others : [...others, { choice_id: choiceId, match_id: matchId }],
  }
}

/** The steps as they stand: as answered, else as they were asked. */
export const orderOf = (question: AskedQuestion, answer: Answer): number[] =>
  answer.choice_ids.length > 0 ? answer.choice_ids : question.choices.map(({ id }) => id)

/** « 2,5 », « 1 200 » and « -4 » are numbers; null for what is not one. */
export function typedNumber(text: string): number | null {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The first question without an answer; past the last one when there is none. */
export function firstUnanswered(questions: readonly AskedQuestion[], answers: readonly Answer[]): number {
  const given = new Set(answers.filter(isGiven).map(({ question_id }) => question_id))
  const index = questions.findIndex(({ id }) => !given.has(id))
  return index === -1 ? questions.length : index
}

/** What a key pressed outside a field points at: A to L, 1 to 9. */
export function choiceIndexOf(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  if (/^[a-l]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  return null
}

export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)
