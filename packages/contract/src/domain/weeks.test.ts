import { describe, expect, test } from 'vitest'
import { dayInWeek, weekNumber, weekText } from './weeks.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('D13-05 a week is said as French calendars print it', () => {
  test.each([
    ['2026-11-16', 'Semaine 47 · du 16 au 22 novembre 2026'],
    ['2026-06-01', 'Semaine 23 · du 1ᵉʳ au 7 juin 2026'],
    ['2026-11-30', 'Semaine 49 · du 30 novembre au 6 décembre 2026'],
    ['2027-07-26', 'Semaine 30 · du 26 juillet au 1ᵉʳ août 2027'],
    ['2026-12-28', 'Semaine 53 · du 28 décembre 2026 au 3 janvier 2027'],
    ['2027-01-04', 'Semaine 1 · du 4 au 10 janvier 2027'],
    // Summer time begins and ends inside these.
    ['2026-03-23', 'Semaine 13 · du 23 au 29 mars 2026'],
    ['2026-10-19', 'Semaine 43 · du 19 au 25 octobre 2026'],
  ])('%s is %s', (monday, expected) => {
    expect(plain(weekText(monday))).toBe(expected)
  })

  test.each([
    ['2024-12-30', 1],
    ['2025-12-29', 1],
    ['2020-12-28', 53],
    ['2021-01-04', 1],
  ])('the week of %s is number %i', (monday, number) => {
    expect(weekNumber(monday)).toBe(number)
  })
})

test.each([
  ['2026-11-16', 'lundi 16'],
  ['2026-11-22', 'dimanche 22'],
  ['2026-11-23', 'lun. 23/11'],
  ['2026-11-15', 'dim. 15/11'],
  ['2027-01-04', 'lun. 04/01/2027'],
])('D13-05 in the week of 16 November, %s is « %s »', (day, expected) => {
  expect(plain(dayInWeek(day, '2026-11-16'))).toBe(expected)
})

test('D13-05 the first of a month keeps its ordinal', () => {
  expect(plain(dayInWeek('2026-12-01', '2026-11-30'))).toBe('mardi 1ᵉʳ')
})
