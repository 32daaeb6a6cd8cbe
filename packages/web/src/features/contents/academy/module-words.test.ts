import { expect, test } from 'vitest'
import { eventOf, isToCome, lasting, minutesOf } from './module-words.ts'

test.each([
  [0, '0\u00A0min'],
  [40, '40\u00A0min'],
  [60, '1\u00A0h'],
  [95, '1\u00A0h\u00A035'],
  [125, '2\u00A0h\u00A005'],
])('%d minutes read « %s »', (minutes, text) => {
  expect(lasting(minutes)).toBe(text)
})

test('a course lasts what its modules last; one that does not say counts for nothing', () => {
  expect(
    minutesOf([{ duration_minutes: 40 }, {}, { duration_minutes: null }, { duration_minutes: 20 }]),
  ).toBe(60)
})

test.each([
  ['/agenda/12', 12],
  ['https://portail.test/agenda/7', 7],
  ['https://classe.test', null],
  ['Rennes, salle 2', null],
  ['/agenda', null],
  [null, null],
])('D7-02 a module held at %s is kept a place for in the event %s of the agenda', (place, expected) => {
  expect(eventOf({ place })).toBe(expected)
})

test('D7-02 a session is to come until it begins; what has no date never is', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  expect(isToCome({ starts_at: '2026-11-17T12:30:00Z' }, now)).toBe(true)
  expect(isToCome({ starts_at: '2026-11-17T12:00:00Z' }, now)).toBe(false)
  expect(isToCome({ starts_at: null }, now)).toBe(false)
})
