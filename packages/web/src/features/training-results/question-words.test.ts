import { describe, expect, test } from 'vitest'
import { discriminationWords, questionAdvice, secondsText } from './question-words.ts'

describe('D7-02 a question in words', () => {
  test.each([
    [null, 'Trop peu de réponses'],
    [0.42, '0,42 · bonne'],
    [0.2, '0,2 · moyenne'],
    [0.05, '0,05 · faible'],
  ])('discrimination %s', (value, expected) => {
    expect(discriminationWords(value).text).toBe(expected)
  })

  test.each([
    [null, '–'],
    [45, '45\u00A0s'],
    [65, '1\u00A0min\u00A005'],
  ])('%s seconds', (seconds, expected) => {
    expect(secondsText(seconds)).toBe(expected)
  })

  test.each([
    [{ asked: 200, success: 60, discrimination: -0.2 }, 'relisez'],
    [{ asked: 200, success: 12, discrimination: 0.3 }, 'Peu de monde'],
    [{ asked: 200, success: 99, discrimination: 0.1 }, 'Presque tout le monde'],
  ])('%o is worth a second look', (question, expected) => {
    expect(questionAdvice(question)).toContain(expected)
  })

  test('nothing is said of few answers, nor of a question that does its work', () => {
    expect(questionAdvice({ asked: 4, success: 0, discrimination: null })).toBeNull()
    expect(questionAdvice({ asked: 200, success: 70, discrimination: 0.4 })).toBeNull()
  })
})
