import { expect, test } from 'vitest'
import { writtenByDay } from './working-day.ts'

// Paris is an hour ahead of these, in November.
test.each([
  ['in the day it stays', '2026-11-18T09:15:00Z', '2026-11-18T09:15:00.000Z'],
  ['at night it was the evening before', '2026-11-18T02:51:00Z', '2026-11-17T17:42:00.000Z'],
  ['late in the evening it was a little earlier', '2026-11-18T21:00:00Z', '2026-11-18T17:42:00.000Z'],
  ['on a Sunday it was on Friday', '2026-11-15T10:00:00Z', '2026-11-13T17:42:00.000Z'],
  ['early on a Monday too', '2026-11-16T05:00:00Z', '2026-11-13T17:42:00.000Z'],
])('D14-02 a request of the demonstration is written by day: %s', (_, at, expected) => {
  expect(writtenByDay(new Date(at)).toISOString()).toBe(expected)
})

test('D14-02 what was said one after the other stays in its order, before the desk closes', () => {
  const night = [1, 2, 3].map((hour) => new Date(`2026-11-18T0${hour}:00:00Z`))
  const written = night.map((at, rank) => writtenByDay(at, rank).getTime())
  expect(written).toEqual(written.toSorted((a, b) => a - b))
  expect(new Set(written).size).toBe(3)
})
