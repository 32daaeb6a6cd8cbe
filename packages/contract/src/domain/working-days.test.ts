import { expect, test } from 'vitest'
import { addWorkingHours, isWorkingDay } from './working-days.ts'

test.each([
  ['2026-11-17', true],
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-11-11', false],
  ['2026-04-06', false],
  ['2026-05-14', false],
  ['2026-05-25', false],
  ['2027-03-29', false],
  ['2026-04-07', true],
])('%s is a working day: %s', (day, isOne) => {
  expect(isWorkingDay(day)).toBe(isOne)
})

test.each([
  ['within the day', '2026-11-17T09:00:00Z', 4, '2026-11-17T13:00:00.000Z'],
  ['the same time on the next working day', '2026-11-17T09:00:00Z', 24, '2026-11-18T09:00:00.000Z'],
  ['over a week-end', '2026-11-20T09:00:00Z', 48, '2026-11-24T09:00:00.000Z'],
  ['over a public holiday', '2026-11-10T09:00:00Z', 24, '2026-11-12T09:00:00.000Z'],
  ['from a Sunday, the whole Monday', '2026-11-15T09:00:00Z', 24, '2026-11-16T23:00:00.000Z'],
  ['over the change of summer time', '2026-03-27T09:00:00Z', 24, '2026-03-30T08:00:00.000Z'],
])('hours of working days: %s', (_name, from, hours, expected) => {
  expect(addWorkingHours(new Date(from), hours).toISOString()).toBe(expected)
})
