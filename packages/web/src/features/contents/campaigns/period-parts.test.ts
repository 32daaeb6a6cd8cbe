import { expect, test } from 'vitest'
import { partsOf, stepAt } from './period-parts.ts'

const november = { start: '2026-11-01', end: '2026-11-30' }

test('S2-32 the steps of a campaign share its days, and none is left out', () => {
  expect(partsOf(november, 3)).toEqual(['Du 01/11 au 10/11', 'Du 11/11 au 20/11', 'Du 21/11 au 30/11'])
  expect(partsOf({ start: '2026-10-20', end: '2026-10-29' }, 4)).toEqual([
    'Du 20/10 au 22/10',
    'Du 23/10 au 24/10',
    'Du 25/10 au 27/10',
    'Du 28/10 au 29/10',
  ])
})

test.each([
  ['2026-10-31T12:00:00Z', null],
  ['2026-11-01T12:00:00Z', 0],
  ['2026-11-10T22:30:00Z', 0],
  ['2026-11-10T23:30:00Z', 1],
  ['2026-11-30T12:00:00Z', 2],
  ['2026-12-01T12:00:00Z', 3],
])('at %s a campaign of November in three is at its step %s', (now, step) => {
  expect(stepAt(november, 3, new Date(now))).toBe(step)
})
