import { describe, expect, test } from 'vitest'
import { progressTo, rebateOf, standingOf, tiersOf } from './agreements.ts'
import { lastDayOfMonth, passedOn, projectYear } from './year-projection.ts'

const TIERS = tiersOf([
  { title: 'Palier 1', threshold: 1_000_000, rate: 2 },
  { title: 'Palier 2', threshold: 1_500_000, rate: 3 },
  { title: 'Palier 3', threshold: 2_000_000, rate: 5 },
  { title: 'Palier 4', threshold: 2_500_000, rate: 6 },
])

describe('S2-43 where a pharmacy stands', () => {
  test.each([
    [0, -1, 1_000_000, 0],
    [999_999, -1, 1, 0],
    [1_000_000, 0, 500_000, 20_000],
    [1_876_000, 1, 124_000, 56_280],
    [2_500_000, 3, null, 150_000],
    [-5_000, -1, 1_005_000, 0],
  ])('with %i cents the tier is %i, %s are missing and %i are earned', (amount, reached, missing, earned) => {
    expect(standingOf(TIERS, amount)).toMatchObject({ reached, missing, earned })
  })

  test('tiers are read in order; one that lacks its amount or its rate is none yet', () => {
    expect(
      tiersOf([
        { title: 'B', threshold: 200, rate: 2 },
        { title: 'A', threshold: 100, rate: 1 },
        { title: 'C' },
        { rate: 3 },
      ]),
    ).toMatchObject([{ title: 'A' }, { title: 'B' }])
    expect(tiersOf(null)).toEqual([])
    expect(standingOf([], 500)).toMatchObject({ current: null, next: null, missing: null })
  })

  test('what is given back is rounded half up and never below zero', () => {
    expect(rebateOf(50, 1)).toBe(1)
    expect(rebateOf(49, 1)).toBe(0)
    expect(rebateOf(1_876_000, 2.5)).toBe(46_900)
    expect(rebateOf(-10_000, 5)).toBe(0)
  })

  test('the way to the next tier is 99 % at most before it is there', () => {
    expect(progressTo(TIERS, 1_999_999)).toBe(99)
    expect(progressTo(TIERS, 1_876_000)).toBe(93)
    expect(progressTo(TIERS, -10)).toBe(0)
    expect(progressTo(TIERS, 3_000_000)).toBe(100)
    expect(progressTo([], 10)).toBeNull()
  })
})

describe('S2-43 where the year may end', () => {
  const lastYear = [130, 128, 147, 163, 194, 208, 182, 115, 171, 184, 165, 158].map((k) => k * 1_000)
  const known = lastYear.slice(0, 10).map((amount) => Math.round(amount * 1.155))

  test('is a range, never a point, even for a year that follows the last one exactly', () => {
    const range = projectYear(known, lastYear)

    expect(range).toMatchObject({ basis: 'last_year' })
    expect(range!.high).toBeGreaterThan(range!.low)
    const straight = known.reduce((all, each) => all + each, 0) + 323_000 * 1.155
    expect(range!.low).toBeLessThan(straight)
    expect(range!.high).toBeGreaterThan(straight)
  })

  test('an uneven year is told with more doubt than an even one', () => {
    const width = (months: number[]) => {
      const range = projectYear(months, null)
      return range!.high - range!.low
    }
    expect(width([50_000, 250_000, 50_000, 250_000])).toBeGreaterThan(
      width([150_000, 150_000, 150_000, 150_000]),
    )
  })

  test('never ends below what is bought already, and follows the pace where there was no year before', () => {
    const months = [100_000, 0, 400_000, 0]
    const range = projectYear(months, null)

    expect(range!.basis).toBe('pace')
    expect(range!.low).toBeGreaterThanOrEqual(500_000)
  })

  test.each([
    ['too early', [1_000, 2_000]],
    ['a whole year', Array.from({ length: 12 }, () => 1_000)],
    ['nothing bought', [0, 0, 0, 0]],
  ])('says nothing: %s', (_, months) => {
    expect(projectYear(months, null)).toBeNull()
  })

  test('a tier is passed on a day between the last known month and the end of the year, sooner if more is bought', () => {
    const range = projectYear(known, lastYear)!
    const total = known.reduce((all, each) => all + each, 0)
    const threshold = total + 150_000
    const soon = passedOn(threshold, range.high, 2026, known, lastYear)!
    const late = passedOn(threshold, range.low, 2026, known, lastYear)!

    expect(soon >= '2026-11-01' && late <= '2026-12-31').toBe(true)
    expect(soon <= late).toBe(true)
    expect(passedOn(range.high + 1, range.high, 2026, known, lastYear)).toBeNull()
    expect(passedOn(total, range.high, 2026, known, lastYear)).toBeNull()
  })

  test('the last day of a month is the one the calendar has', () => {
    expect([2, 4, 12].map((month) => lastDayOfMonth(2028, month))).toEqual([
      '2028-02-29',
      '2028-04-30',
      '2028-12-31',
    ])
  })
})
