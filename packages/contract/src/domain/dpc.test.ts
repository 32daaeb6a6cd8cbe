import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { DPC_TYPES, dpcMissing, dpcPeriodOf, dpcStanding, type DpcAction } from './dpc.ts'

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
const someDay = day.map((date) => date.toISOString().slice(0, 10))
const action: fc.Arbitrary<DpcAction> = fc.record({
  types: fc.uniqueArray(fc.constantFrom(...DPC_TYPES.map(({ value }) => value)), { maxLength: 3 }),
  obtained_on: someDay,
  duration_minutes: fc.option(fc.integer({ min: 1, max: 6_000 })),
  is_cnp: fc.boolean(),
})
const actions = fc.array(action, { maxLength: 12 })

const done = (...types: DpcAction['types']): DpcAction => ({
  types,
  obtained_on: '2026-06-18',
  duration_minutes: 420,
  is_cnp: false,
})
const now = dpcPeriodOf('2026-11-17')

describe('D7-02 the three-year period', () => {
  test.each([
    ['2022-12-31', 2020, 2022],
    ['2023-01-01', 2023, 2025],
    ['2025-12-31', 2023, 2025],
    ['2026-01-01', 2026, 2028],
    ['2028-12-31', 2026, 2028],
    ['2029-01-01', 2029, 2031],
  ])('%s lies in %i-%i', (given, first_year, last_year) => {
    expect(dpcPeriodOf(given)).toMatchObject({ first_year, last_year })
  })

  test('holds its day, and follows the one before without a gap', () => {
    fc.assert(
      fc.property(someDay, (given) => {
        const period = dpcPeriodOf(given)
        expect(period.starts_on <= given && given <= period.ends_on).toBe(true)
        expect(dpcPeriodOf(period.starts_on)).toEqual(period)
        expect(dpcPeriodOf(period.ends_on)).toEqual(period)
        const next = dpcPeriodOf(addDays(period.ends_on, 1))
        expect(next.first_year).toBe(period.last_year + 1)
      }),
    )
  })
})

describe('D7-02 the duty of a period', () => {
  test.each([
    ['nothing', [], false],
    ['two actions of one type', [done('evaluation'), done('evaluation')], false],
    ['two types', [done('evaluation'), done('formation-continue')], true],
    ['one programme that joins two types', [done('evaluation', 'gestion-des-risques')], true],
    [
      'two actions of the CNP’s path, one type',
      [1, 2].map(() => ({ ...done('evaluation'), is_cnp: true })),
      false,
    ],
    [
      'three actions of the CNP’s path, one type',
      [1, 2, 3].map(() => ({ ...done('evaluation'), is_cnp: true })),
      true,
    ],
    ['three trainings that are no DPC action', [1, 2, 3].map(() => ({ ...done(), is_cnp: true })), false],
    [
      'two types, one of them before the period',
      [done('evaluation'), { ...done('formation-continue'), obtained_on: '2025-12-31' }],
      false,
    ],
  ] as [string, DpcAction[], boolean][])('%s', (_, given, expected) => {
    expect(dpcStanding(given, now).is_fulfilled).toBe(expected)
  })

  test('does not depend on the order, never goes down with one more, and counts only its own days', () => {
    fc.assert(
      fc.property(actions, action, someDay, (given, more, today) => {
        const period = dpcPeriodOf(today)
        const standing = dpcStanding(given, period)
        expect(dpcStanding(given.toReversed(), period)).toEqual(standing)
        const after = dpcStanding([...given, more], period)
        expect(after.types_done).toBeGreaterThanOrEqual(standing.types_done)
        expect(Number(after.is_fulfilled)).toBeGreaterThanOrEqual(Number(standing.is_fulfilled))
        const inside = given.filter(({ obtained_on: on }) => on >= period.starts_on && on <= period.ends_on)
        expect(dpcStanding(inside, period)).toEqual(standing)
      }),
    )
  })

  test('says what is missing exactly as long as it is not fulfilled', () => {
    fc.assert(
      fc.property(actions, (given) => {
        const standing = dpcStanding(given, now)
        expect(dpcMissing(standing, now) === null).toBe(standing.is_fulfilled)
      }),
    )
  })

  test.each([
    [
      [],
      'Il vous manque deux actions de types différents, parmi formation continue, évaluation des pratiques ou gestion des risques, avant le 31/12/2028.',
    ],
    [
      [done('evaluation')],
      'Il vous manque une action d’un autre type (formation continue ou gestion des risques), avant le 31/12/2028.',
    ],
    [
      [{ ...done('evaluation'), is_cnp: true }],
      'Il vous manque une action d’un autre type (formation continue ou gestion des risques), avant le 31/12/2028. Dans le parcours de votre conseil national professionnel (CNP), il en manque 2.',
    ],
  ] as [DpcAction[], string][])('in a plain sentence', (given, expected) => {
    expect(dpcMissing(dpcStanding(given, now), now)).toBe(expected)
  })
})
