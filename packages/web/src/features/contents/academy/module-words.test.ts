import { expect, test } from 'vitest'
import { lasting, minutesOf } from './module-words.ts'

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
