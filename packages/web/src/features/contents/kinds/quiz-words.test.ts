import { expect, test } from 'vitest'
import { questionsAsked } from './questions-asked.ts'
import { asSentence, limitText } from './quiz-words.ts'

test.each([
  [20, '20\u00A0secondes'],
  [60, '1\u00A0minute'],
  [90, '1\u00A0min 30\u00A0s'],
  [600, '10\u00A0minutes'],
])('D7-01 the page of a quiz tells its time limit exactly: %i s', (seconds, expected) => {
  expect(limitText(seconds)).toBe(expected)
})

test('D7-01 a quiz says how many questions it asks, not how many it draws from', () => {
  expect(questionsAsked({ questions_count: 20, draw_count: 5 })).toBe(5)
  expect(questionsAsked({ questions_count: 4, draw_count: 10 })).toBe(4)
  expect(questionsAsked({ questions_count: 4, draw_count: null })).toBe(4)
})

test('a title that asks keeps its own mark', () => {
  expect(asSentence('Quel test ?')).toBe('Quel test ?')
  expect(asSentence('Premiers soins')).toBe('Premiers soins.')
})
