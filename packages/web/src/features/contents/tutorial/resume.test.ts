import { expect, test } from 'vitest'
import { isWorthTelling, resumeAt } from './resume.ts'

test.each([
  [0, 100, null],
  [1, 100, null],
  [42, 100, 42],
  [98, 100, null],
  [42, Number.NaN, null],
])('D7-02 a film left at %d s of %d goes on at %s', (position, duration, from) => {
  expect(resumeAt(position, duration)).toBe(from)
})

test('D7-02 a film that plays tells where it is every ten seconds, not more', () => {
  const told = { seconds: 10, at: 0 }
  expect(isWorthTelling({ seconds: 15, at: 5_000 }, told)).toBe(false)
  expect(isWorthTelling({ seconds: 20, at: 10_000 }, told)).toBe(true)
  expect(isWorthTelling({ seconds: 10.2, at: 60_000 }, told)).toBe(false)
})
