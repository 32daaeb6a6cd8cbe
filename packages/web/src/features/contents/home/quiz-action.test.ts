import { expect, test } from 'vitest'
import type { QuizStanding } from '@kiosque/contract/wire/quizzes'
import { quizAction } from './quiz-action.tsx'

const standing: QuizStanding = {
  status: 'todo',
  open_attempt_id: null,
  attempts_left: null,
  next_attempt_at: null,
  best_score: null,
  valid_until: null,
}
const soon = '2026-11-19T08:00:00.000Z'

test.each<[string, Partial<QuizStanding>, string]>([
  ['never tried', {}, 'Commencer le quiz'],
  ['begun', { status: 'in_progress', open_attempt_id: 4 }, 'Reprendre le quiz'],
  ['passed and begun again', { status: 'passed', open_attempt_id: 4 }, 'Reprendre le quiz'],
  ['passed', { status: 'passed' }, 'Refaire le quiz'],
  ['passed at the last try', { status: 'passed', attempts_left: 0 }, 'Revoir mon résultat'],
  ['passed a moment ago', { status: 'passed', next_attempt_at: soon }, 'Revoir mon résultat'],
  ['failed', { status: 'failed', attempts_left: 1 }, 'Refaire le quiz'],
  ['run out', { status: 'expired' }, 'Refaire le quiz'],
])('S2-06 the quiz of the week, %s, is offered as such', (_, own, words) => {
  expect(quizAction({ ...standing, ...own })).toBe(words)
})

test('S2-06 until one’s own tries are known, the quiz may be begun', () => {
  expect(quizAction(undefined)).toBe('Commencer le quiz')
})
