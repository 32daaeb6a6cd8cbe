import { expect, test } from 'vitest'
import { keptOf, type Verdict } from './use-review.ts'

const verdict = (decision: Verdict['decision'], quantity = ''): Verdict => ({
  decision,
  quantity,
  reason: '',
  comment: '',
})

test('a line is kept whole, not at all, or for a part of it', () => {
  expect(keptOf(6, verdict('accepted'))).toBe(6)
  expect(keptOf(6, verdict('refused'))).toBe(0)
  expect(keptOf(6, verdict('to_correct'))).toBe(0)
  expect(keptOf(6, verdict('adjusted', '5'))).toBe(5)
})

test.each(['', '0', '6', '7', '-1', 'cinq', '2,5'])('« %s » is no part of six vouchers', (typed) => {
  expect(keptOf(6, verdict('adjusted', typed))).toBeNull()
})
