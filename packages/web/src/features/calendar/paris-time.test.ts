import { expect, test } from 'vitest'
import { parisInstant } from './paris-time.ts'

test.each([
  ['2026-11-18', '07:00', '2026-11-18T06:00:00.000Z'],
  ['2026-07-14', '07:00', '2026-07-14T05:00:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
])('S9-03 %s at %s in Paris is %s', (day, time, instant) => {
  expect(parisInstant(day, time)).toBe(instant)
})
