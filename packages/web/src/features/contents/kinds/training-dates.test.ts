import { expect, test } from 'vitest'
import { nextDateText, nextOf } from './training-dates.ts'

const now = new Date('2026-11-18T09:00:00Z')
const dates = (starts: string[], first_on: string | null = null, last_on: string | null = null) => ({
  sessions: starts.map((starts_at) => ({ starts_at })),
  first_on,
  last_on,
})

test.each([
  [
    'the next session, not the one that has passed',
    dates(['2026-11-12T12:00:00Z', '2026-11-26T12:00:00Z']),
    '26/11/2026 à 13\u00A0h',
  ],
  ['sessions that have all passed', dates(['2026-11-12T12:00:00Z']), 'dates passées'],
  ['a first day to come', dates([], '2026-11-30', '2026-12-14'), '30/11/2026'],
  ['the first day is today', dates([], '2026-11-18'), '18/11/2026'],
  ['a period that has begun', dates([], '2026-11-01', '2026-12-14'), 'jusqu’au 14/12/2026'],
  ['a period that is over', dates([], '2026-10-01', '2026-10-14'), null],
  ['no date at all', dates([]), null],
])('S2-23 a card of a laboratory’s training says when it can be followed: %s', (_, given, expected) => {
  expect(nextDateText(given, now)).toBe(expected)
})

test('S2-24 its page says the next date, or the last one', () => {
  expect(nextOf(['2026-11-12T12:00:00Z', '2026-11-26T12:00:00Z'], now)).toBe('2026-11-26T12:00:00Z')
  expect(nextOf(['2026-11-12T12:00:00Z'], now)).toBe('2026-11-12T12:00:00Z')
  expect(nextOf([], now)).toBeUndefined()
})
