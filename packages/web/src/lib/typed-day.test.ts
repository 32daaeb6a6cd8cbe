import { expect, test } from 'vitest'
import { dayText, readDay } from './typed-day.ts'

test('a day is read as it is written, and written as it is read', () => {
  for (const day of ['2026-11-12', '2028-02-29', '2031-03-01']) expect(readDay(dayText(day))).toBe(day)
})
