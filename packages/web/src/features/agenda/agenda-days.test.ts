import { expect, test } from 'vitest'
import { daysOf, groupTitle, monthTitle, readDay, readMonth, stepMonth, weeksOf } from './agenda-days.ts'

test('S9-03 the weeks of a month begin on Monday and cover it whole', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('months follow one another over the new year', () => {
  expect([stepMonth('2026-12', 1), stepMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect(monthTitle('2026-08')).toBe('Août 2026')
})

test('an address that makes no sense is this month, and no day', () => {
  expect(readMonth('2026-13', '2026-11-17')).toBe('2026-11')
  expect(readMonth('2027-01', '2026-11-17')).toBe('2027-01')
  expect([readDay('demain'), readDay('2026-11-19')]).toEqual([undefined, '2026-11-19'])
})

test('an event takes the days it lasts in Paris, and not the one it ends at midnight of', () => {
  const of = (starts_at: string, ends_at: string) => daysOf({ starts_at, ends_at })
  expect(of('2026-11-19T08:00:00Z', '2026-11-19T10:00:00Z')).toEqual(['2026-11-19'])
  expect(of('2026-11-19T22:30:00Z', '2026-11-19T23:00:00Z')).toEqual(['2026-11-19'])
  expect(of('2026-11-19T23:30:00Z', '2026-11-20T01:00:00Z')).toEqual(['2026-11-20'])
  expect(of('2026-11-19T08:00:00Z', '2026-11-20T10:00:00Z')).toEqual(['2026-11-19', '2026-11-20'])
})

test.each([
  ['2026-11-16T08:00:00Z', 'En cours'],
  ['2026-11-17T08:00:00Z', 'Cette semaine'],
  ['2026-11-22T08:00:00Z', 'Cette semaine'],
  ['2026-11-23T08:00:00Z', 'Plus tard en novembre'],
  ['2026-12-01T08:00:00Z', 'Décembre'],
  ['2027-01-05T08:00:00Z', 'Janvier 2027'],
])('%s stands under « %s »', (startsAt, title) => {
  expect(groupTitle(startsAt, '2026-11-17')).toBe(title)
})
