import { describe, expect, test } from 'vitest'
import { readDay } from './typed-day.ts'
import { momentText, readMoment, readTime } from './typed-moment.ts'

describe('S9-03 days typed in French', () => {
  test.each([
    ['12/11/2026', '2026-11-12'],
    ['1/2/27', '2027-02-01'],
    ['12-11-2026', '2026-11-12'],
    ['12.11.2026', '2026-11-12'],
    ['12 novembre 2026', '2026-11-12'],
    ['1er août 2026', '2026-08-01'],
    ['3 févr. 2026', '2026-02-03'],
    ['2026-11-12', '2026-11-12'],
  ])('%s is read', (typed, day) => expect(readDay(typed)).toBe(day))

  test.each(['31/02/2026', '12/13/2026', 'demain', '12/11', '', '12/11/202'])('%s is refused', (typed) => {
    expect(readDay(typed)).toBeNull()
  })
})

test.each([
  ['9h', 540],
  ['9 h 30', 570],
  ['09:30', 570],
  ['9', 540],
  ['24:00', 1440],
  ['25h', null],
  ['9h75', null],
])('S9-03 the hour %s', (typed, minutes) => expect(readTime(typed)).toBe(minutes))

describe('D4-02 a window is said in days of Paris', () => {
  test('without an hour it opens at midnight and closes at the end of its last day', () => {
    expect(readMoment({ day: '12/11/2026', time: '' }, 'start')).toEqual({
      ok: true,
      value: '2026-11-11T23:00:00.000Z',
    })
    expect(readMoment({ day: '28/02/2027', time: '' }, 'end')).toEqual({
      ok: true,
      value: '2027-02-28T23:00:00.000Z',
    })
    expect(readMoment({ day: '12/07/2026', time: '9h' }, 'start')).toEqual({
      ok: true,
      value: '2026-07-12T07:00:00.000Z',
    })
  })

  test('what is read back is what was typed', () => {
    expect(momentText('2027-02-28T23:00:00.000Z', 'end')).toEqual({ day: '28/02/2027', time: '' })
    expect(momentText('2026-11-11T23:00:00.000Z', 'start')).toEqual({ day: '12/11/2026', time: '' })
    expect(momentText('2026-07-12T07:00:00.000Z', 'start')).toEqual({
      day: '12/07/2026',
      time: '9\u00a0h\u00a000',
    })
  })

  test('an hour reads as the interface says it, and is read back the same', () => {
    const shown = momentText('2026-11-12T06:30:00.000Z', 'start')

    expect(shown.time).toBe('7\u00a0h\u00a030')
    expect(readMoment(shown, 'start')).toEqual({ ok: true, value: '2026-11-12T06:30:00.000Z' })
  })

  test('the hour summer time skips still gives an instant', () => {
    expect(readMoment({ day: '29/03/2026', time: '2h30' }, 'start')).toMatchObject({ ok: true })
  })

  test.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])(
    'of the hour that leaving summer time says twice, %s is read back the same',
    (instant) => {
      const shown = momentText(instant, 'start')

      expect(shown).toMatchObject({ day: '25/10/2026', time: '2\u00a0h\u00a030' })
      expect(readMoment(shown, 'start')).toEqual({ ok: true, value: instant })
    },
  )

  test('an hour typed on that night is the first of the two', () => {
    expect(readMoment({ day: '25/10/2026', time: '2h30' }, 'start')).toEqual({
      ok: true,
      value: '2026-10-25T00:30:00.000Z',
    })
  })
})
