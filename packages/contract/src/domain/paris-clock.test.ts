import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MONTHS, shortMonth, shortWeekday, WEEKDAYS } from './french-days.ts'
import { parisTime, parisWall } from './paris-clock.ts'

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const saidByIntl = (at: Date) => wall.format(at).replace(' ', 'T')
const said = (at: Date) => parisWall(at).toISOString().slice(0, 19)

test('S9-03 every hour of forty years is in Paris what Intl says it is', () => {
  const wrong: string[] = []
  for (let ms = Date.UTC(1995, 11, 30); ms < Date.UTC(2036, 0, 2); ms += 3_600_000) {
    const at = new Date(ms)
    // The hours around the two changes, and one of each week.
    const isNear = at.getUTCDate() > 24 && [2, 9].includes(at.getUTCMonth()) && at.getUTCHours() < 4
    if ((isNear || ms % (7 * 24 * 3_600_000) === 0) && said(at) !== saidByIntl(at))
      wrong.push(at.toISOString())
  }
  expect(wrong).toEqual([])
})

test('S9-03 so is any instant, long ago and far ahead', () => {
  const instants = fc.date({
    min: new Date('1925-01-01T00:00:00Z'),
    max: new Date('2250-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, (at) => {
      expect(said(at)).toBe(saidByIntl(at))
    }),
  )
})

test('a date that is none is refused', () => {
  expect(() => parisWall('demain')).toThrow(RangeError)
  expect(() => parisTime(new Date(Number.NaN))).toThrow(RangeError)
})

test('the names of days and months are those Intl knows', () => {
  const named = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options }).format(new Date(`${at}T12:00:00Z`))
  for (const [index, month] of MONTHS.entries()) {
    const day = `2026-${String(index + 1).padStart(2, '0')}-01`
    expect([month, shortMonth(day)]).toEqual([named({ month: 'long' }, day), named({ month: 'short' }, day)])
  }
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const day = `2026-11-0${index + 1}`
    expect([weekday, shortWeekday(day)]).toEqual([
      named({ weekday: 'long' }, day),
      named({ weekday: 'short' }, day),
    ])
  }
})
