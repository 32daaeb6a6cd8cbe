import { describe, expect, test } from 'vitest'
import { addDays, daysLeft, endOfParisDay, formatDay, startOfParisDay, validityText } from './dates.ts'

describe('D15-07 S3-11 validity', () => {
  test.each([
    ['2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z', 'Valable du 01/11/2026 au 30/11/2026'],
    ['2026-10-31T23:00:00.000Z', '2026-11-30T22:59:59.999Z', 'Valable du 01/11/2026 au 30/11/2026'],
    ['2026-06-30T22:00:00Z', '2026-07-31T22:00:00Z', 'Valable du 01/07/2026 au 31/07/2026'],
    ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'Valable du 29/03/2026 au 29/03/2026'],
    ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 'Valable du 25/10/2026 au 25/10/2026'],
    ['2026-11-01', '2026-11-30', 'Valable du 01/11/2026 au 30/11/2026'],
    ['2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z', 'Valable du 01/01/2026 au 31/12/2026'],
    ['2026-11-01T00:00:00+01:00', '2026-12-01T00:00:00+01:00', 'Valable du 01/11/2026 au 30/11/2026'],
    [null, '2026-11-30T23:00:00Z', 'Valable jusqu’au 30/11/2026'],
    ['2026-10-31T23:00:00Z', null, 'Valable à partir du 01/11/2026'],
    [null, null, ''],
  ])('from %s to %s reads %s', (startsAt, endsAt, expected) => {
    expect(validityText(startsAt, endsAt)).toBe(expected)
  })

  test.each([
    '',
    'demain',
    '2026-02-30',
    '2026-13-01T00:00:00Z',
    '01/11/2026',
    '2026-11-01T25:00:00Z',
    '2026-11-31',
  ])('D2-01 %s is no date', (text) => {
    expect(() => formatDay(text)).toThrow(RangeError)
  })
})

test('S9-03 a day in Paris begins and ends at its own midnight, across both changes of hour', () => {
  expect(startOfParisDay('2026-11-01').toISOString()).toBe('2026-10-31T23:00:00.000Z')
  expect(startOfParisDay('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z')
  expect(endOfParisDay('2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(endOfParisDay('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test.each([
  ['2026-11-16T10:00:00Z', 0],
  ['2026-11-15T22:59:59Z', 1],
  ['2026-11-15T23:00:00Z', 0],
  ['2026-11-13T10:00:00Z', 3],
  ['2026-11-17T10:00:00Z', -1],
])('D15-07 at %s, %i days are left before the end of 16 November', (now, expected) => {
  expect(daysLeft('2026-11-16T23:00:00Z', new Date(now))).toBe(expected)
})
