import { expect, test } from 'vitest'
import { monthsOf } from './months.ts'

test('a period is cut into its months, the first and the last as they are', () => {
  expect(
    monthsOf('2026-09-15', '2026-11-02').map((each) => [
      each.label,
      each.period_starts_on,
      each.period_ends_on,
    ]),
  ).toEqual([
    ['Septembre 2026', '2026-09-15', '2026-09-30'],
    ['Octobre 2026', '2026-10-01', '2026-10-31'],
    ['Novembre 2026', '2026-11-01', '2026-11-02'],
  ])
  expect(monthsOf('2026-02-01', '2026-02-28')).toHaveLength(1)
  expect(monthsOf('2026-12-20', '2027-01-05')).toHaveLength(2)
})
