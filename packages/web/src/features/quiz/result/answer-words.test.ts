import { expect, test } from 'vitest'
import type { Correction } from '@kiosque/contract/wire/quizzes'
import { expectedWords, givenWords } from './answer-words.ts'

const correction = (more: Partial<Correction>): Correction => ({
  question_id: 1,
  type: 'single',
  label: 'Question',
  image: null,
  is_right: false,
  points: 0,
  max_points: 1,
  choices: [
    { id: 1, label: 'Un', is_correct: false, position: 2, match: 'I' },
    { id: 2, label: 'Deux', is_correct: true, position: 1, match: 'II' },
  ],
  matches: [
    { id: 1, label: 'II' },
    { id: 2, label: 'I' },
  ],
  given: { question_id: 1, choice_ids: [1, 2], pairs: [{ choice_id: 1, match_id: 1 }], value: 2.5 },
  expected_value: 1200,
  unit: 'mg',
  explanation: null,
  source: null,
  source_url: null,
  ...more,
})

test.each([
  ['multiple', ['Un', 'Deux'], ['Deux']],
  ['ordering', ['Un', 'Deux'], ['Deux', 'Un']],
  ['matching', ['Un\u00A0→ II'], ['Un\u00A0→ I', 'Deux\u00A0→ II']],
  ['numeric', ['2,5\u00A0mg'], ['1\u00A0200\u00A0mg']],
] as const)(
  'D7-01 a correction of type %s says what was given and what was expected',
  (type, given, expected) => {
    expect(givenWords(correction({ type })).lines).toEqual(given)
    expect(expectedWords(correction({ type })).lines).toEqual(expected)
  },
)

test('a question left without an answer gives no words', () => {
  expect(givenWords(correction({ given: null })).lines).toEqual([])
})
