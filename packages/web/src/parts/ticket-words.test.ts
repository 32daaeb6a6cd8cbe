import { expect, test } from 'vitest'
import { lotNote } from './ticket-words.ts'

test.each([
  [2, 1, 'Le lot de 2 pour 1\u00A0acheté'],
  [3, 2, 'Le lot de 3 pour 2\u00A0achetés'],
  [4, 1, 'Le lot de 4 pour 1\u00A0acheté'],
  [12, 10, 'Le lot de 12 pour 10\u00A0achetés'],
])('D6-03 a lot of %i for %i bought agrees in number', (received, bought, words) => {
  expect(lotNote(received, bought)).toBe(words)
})
