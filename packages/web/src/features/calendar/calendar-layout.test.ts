import { expect, test } from 'vitest'
import { layoutWeek } from './calendar-layout.ts'
import { mondayOf, readDay, readView, step, weeksOf } from './calendar-weeks.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-03-01', '2026-02-23'],
  ['2027-01-01', '2026-12-28'],
])('S9-03 the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('S9-03 a month shows every week it touches, a week shows seven days', () => {
  const november = weeksOf('month', '2026-11-10')
  expect(november.map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeksOf('week', '2026-11-18')).toEqual([
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ])
})

test('D13-01 one month after 31 January is February, one week later is a Monday', () => {
  expect(step('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(step('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(step('week', '2026-11-18', 1)).toBe('2026-11-23')
})

test('D5-02 an address that makes no sense shows today, by month', () => {
  const now = new Date('2026-11-16T23:30:00Z')
  expect(readDay('2026-02-30', now)).toBe('2026-11-17')
  expect(readDay('0001-01-01', now)).toBe('2026-11-17')
  expect(readDay('2026-05-04', now)).toBe('2026-05-04')
  expect(readView('decade')).toBe('month')
})

const days = weeksOf('week', '2026-11-16')[0]!
const span = (key: string, first: string, last = first) => ({ key, first, last })

test('D13-01 long bars come first, chips fill the lanes left, and bars are cut at the week', () => {
  const { placed, lanes } = layoutWeek(days, [
    span('chip', '2026-11-18'),
    span('before', '2026-11-01', '2026-11-17'),
    span('whole', '2026-11-01', '2026-12-31'),
    span('elsewhere', '2026-12-01'),
  ])
  expect(lanes).toBe(2)
  expect(placed.map(({ span: { key }, column, width, lane }) => [key, column, width, lane])).toEqual([
    ['whole', 0, 7, 0],
    ['before', 0, 2, 1],
    ['chip', 2, 1, 1],
  ])
})

test('D13-01 what has no lane left is counted on its days', () => {
  const chips = ['a', 'b', 'c', 'd'].map((key) => span(key, '2026-11-19'))
  const { placed, hidden } = layoutWeek(days, chips, { lanes: 2 })
  expect(placed.map(({ span: { key } }) => key)).toEqual(['a', 'b'])
  expect(hidden).toEqual([0, 0, 0, 2, 0, 0, 0])
})

test('D13-01 what lasts leaves room for what happens on a day', () => {
  const bars = ['a', 'b', 'c'].map((key) => span(key, '2026-11-16', '2026-11-22'))
  const { placed, hidden } = layoutWeek(days, [...bars, span('chip', '2026-11-18')], { lanes: 4, bars: 2 })
  expect(placed.map(({ span: { key }, lane }) => [key, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['chip', 2],
  ])
  expect(hidden).toEqual([1, 1, 1, 1, 1, 1, 1])
})
