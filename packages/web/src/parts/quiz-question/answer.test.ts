import { expect, test } from 'vitest'
import type { AskedQuestion } from '@kiosque/contract/wire/quizzes'
import {
  choiceIndexOf,
  firstUnanswered,
  noAnswer,
  orderOf,
  typedNumber,
  withChoice,
  withPair,
} from './answer.ts'

const question = (id: number, type: AskedQuestion['type']): AskedQuestion => ({
  id,
  type,
  label: 'Question',
  image: null,
  points: 1,
  unit: null,
  choices: [11, 12, 13].map((choice) => ({ id: choice, label: `Réponse ${choice}` })),
  matches: [],
})

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['1\u00A0200', 1200],
  ['1\u202F200,25', 1200.25],
  ['\u22124', -4],
  [' 7 ', 7],
  ['', null],
  ['-', null],
  ['1,2,3', null],
  ['deux', null],
])('D7-01 « %s » typed for a number is %s', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

test.each([
  ['1', 0],
  ['9', 8],
  ['0', null],
  ['a', 0],
  ['L', 11],
  ['m', null],
  ['Enter', null],
  ['é', null],
])('D7-01 the key %s points at answer %s', (key, index) => {
  expect(choiceIndexOf(key)).toBe(index)
})

test('one answer takes the place of another; several add up and can be taken away', () => {
  const single = withChoice(question(1, 'single'), withChoice(question(1, 'single'), noAnswer(1), 11), 12)
  const two = withChoice(question(1, 'multiple'), withChoice(question(1, 'multiple'), noAnswer(1), 11), 12)

  expect(single.choice_ids).toEqual([12])
  expect(two.choice_ids).toEqual([11, 12])
  expect(withChoice(question(1, 'multiple'), two, 11).choice_ids).toEqual([12])
})

test('an element goes with one thing only, and can be let go', () => {
  const matched = withPair(withPair(noAnswer(1), 11, 1), 11, 2)

  expect(matched.pairs).toEqual([{ choice_id: 11, match_id: 2 }])
  expect(withPair(matched, 11, null).pairs).toEqual([])
})

test('steps stand as they were asked until they are put in order', () => {
  expect(orderOf(question(1, 'ordering'), noAnswer(1))).toEqual([11, 12, 13])
  expect(orderOf(question(1, 'ordering'), { ...noAnswer(1), choice_ids: [13, 11, 12] })).toEqual([13, 11, 12])
})

test('one goes on at the first question without an answer, or at the summary', () => {
  const asked = [question(1, 'single'), question(2, 'single'), question(3, 'numeric')]
  const first = { ...noAnswer(1), choice_ids: [11] }
  const last = { ...noAnswer(3), value: 0 }

  expect(firstUnanswered(asked, [])).toBe(0)
  expect(firstUnanswered(asked, [first, last, noAnswer(2)])).toBe(1)
  expect(firstUnanswered(asked, [first, { ...noAnswer(2), choice_ids: [12] }, last])).toBe(3)
})
