import { expect, test } from 'vitest'
import { parisInstant, parisWall } from './paris-time.ts'

test.each([
  ['2026-01-15', '08:30', '2026-01-15T07:30:00.000Z'],
  ['2026-07-15', '08:30', '2026-07-15T06:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  // The hour that does not exist.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
])('S9-03 %s %s in Paris is %s', (day, time, expected) => {
  expect(parisInstant(day, time)?.toISOString()).toBe(expected)
})

test('an empty or impossible date is none', () => {
  expect(parisInstant('', '08:00')).toBeNull()
  expect(parisInstant('2026-13-40', '08:00')).toBeNull()
  expect(parisWall('2026-01-15T07:30:00Z')).toEqual({ day: '2026-01-15', time: '08:30' })
})
