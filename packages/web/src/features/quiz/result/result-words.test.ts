import { expect, test } from 'vitest'
import { betterThanWords } from './result-words.ts'

const of = (better_than: number | null) => ({ network: null, team: null, better_than, team_taken: null })

test('D7-01 doing better than most is said; doing worse, or not known, is not', () => {
  expect(betterThanWords(of(82))).toBe('Vous faites mieux que 82\u00A0% des participants.')
  expect(betterThanWords(of(20))).toBeNull()
  expect(betterThanWords(of(null))).toBeNull()
  expect(betterThanWords(null)).toBeNull()
})
