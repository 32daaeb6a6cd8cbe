import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parisDay } from './dates.ts'
import { isPublicHoliday, slotProblem, slotProblems } from './visit-slots.ts'

const now = new Date('2026-11-17T09:00:00Z')

describe('D7-02 a moment proposed for a visit', () => {
  test.each([
    ['2026-11-18T09:00:00Z', /^$/],
    // Eight in the morning and seven in the evening in Paris, in winter.
    ['2026-11-18T07:00:00Z', /^$/],
    ['2026-11-18T06:59:00Z', /entre 8\u00a0h et 19\u00a0h/],
    ['2026-11-18T18:00:00Z', /^$/],
    ['2026-11-18T18:01:00Z', /entre 8\u00a0h et 19\u00a0h/],
    ['2026-11-21T09:00:00Z', /^$/],
    ['2026-11-22T09:00:00Z', /dimanche/],
    ['2026-12-25T09:00:00Z', /férié/],
    ['2027-03-29T09:00:00Z', /férié/],
    ['2026-11-17T09:00:00Z', /passé/],
    ['2025-11-17T09:00:00Z', /passé/],
    ['2027-06-30T09:00:00Z', /six mois/],
    ['demain', /date et une heure/],
  ] as [string, RegExp][])('%s', (slot, expected) => {
    expect(slotProblem(slot, now) ?? '').toMatch(expected)
  })

  test('a moment proposed twice counts once', () => {
    const slot = '2026-11-18T09:00:00Z'
    expect(slotProblems([slot, '2026-11-18T10:00:00+01:00', '2026-11-19T09:00:00Z'], now)).toEqual({
      1: 'Ce créneau est déjà proposé.',
    })
  })

  test('whatever is accepted lies ahead, on a working day, in opening hours', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, (at) => {
        if (slotProblem(at.toISOString(), now) !== null) return
        const hour = Number(
          new Intl.DateTimeFormat('en-GB', {
            timeZone: 'Europe/Paris',
            hour: '2-digit',
            hourCycle: 'h23',
          }).format(at),
        )
        expect(at > now).toBe(true)
        expect(hour).toBeGreaterThanOrEqual(8)
        expect(hour).toBeLessThanOrEqual(19)
        expect(isPublicHoliday(parisDay(at))).toBe(false)
      }),
    )
  })

  test.each(['2026-04-06', '2026-05-14', '2026-05-25', '2027-05-06', '2026-07-14', '2028-04-17'])(
    '%s is a public holiday',
    (day) => {
      expect(isPublicHoliday(day)).toBe(true)
    },
  )
})
