import { expect, test } from 'vitest'
import { holidayOn } from './holidays.ts'

test.each([
  ['2026-04-06', 'Lundi de Pâques'],
  ['2026-05-14', 'Ascension'],
  ['2026-05-25', 'Lundi de Pentecôte'],
  ['2027-03-29', 'Lundi de Pâques'],
  ['2026-11-11', 'Armistice'],
  ['2026-11-12', undefined],
])('S9-03 %s is %s', (day, name) => {
  expect(holidayOn(day)).toBe(name)
})
