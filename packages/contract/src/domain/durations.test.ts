import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationText } from './durations.ts'
import { readDuration } from './read-duration.ts'

test.each([
  ['7', 420],
  ['7 h', 420],
  ['1,5', 90],
  ['1.5 h', 90],
  ['1h30', 90],
  ['1 h 05', 65],
  ['45 min', 45],
  [' 2\u00A0h ', 120],
  ['', null],
  ['0', null],
  ['sept', null],
  ['1 h 75', null],
  ['-3', null],
])('« %s » is %s minutes', (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes)
})

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6_000 }), (minutes) => {
      expect(readDuration(durationText(minutes))).toBe(minutes)
    }),
  )
})
