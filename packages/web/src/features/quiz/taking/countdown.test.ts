import { expect, test } from 'vitest'
import { clockText, secondsLeft, warningAt } from './countdown.ts'

const attempt = {
  deadline_at: '2026-11-17T10:05:00.000Z',
  server_time: '2026-11-17T10:00:00.000Z',
  receivedAt: 1000,
}

test.each([
  [1000, 300],
  [1500, 300],
  [2000, 299],
  [300_999, 1],
  [301_000, 0],
  [900_000, 0],
])('D7-01 the time left is counted from what the server told: at %s it is %s s', (at, left) => {
  expect(secondsLeft(attempt, at)).toBe(left)
})

test('an attempt without a limit has no time left to count', () => {
  expect(secondsLeft({ ...attempt, deadline_at: null }, 5000)).toBeNull()
})

test.each([
  [5, '0:05'],
  [245, '4:05'],
  [3720, '1:02:00'],
])('%s seconds read « %s »', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test.each([
  [301, ''],
  [300, 'Il reste moins de cinq minutes.'],
  [61, 'Il reste moins de cinq minutes.'],
  [60, 'Il reste moins d’une minute.'],
])('at %s seconds one hears « %s »', (seconds, words) => {
  expect(warningAt(seconds)).toBe(words)
})
