import { expect, test } from 'vitest'
import { delayWords } from './delay-badge.tsx'

const now = new Date('2026-11-17T14:00:00Z')

test.each([
  [null, undefined],
  ['2026-11-17T13:40:00Z', 'En retard'],
  ['2026-11-17T12:00:00Z', 'En retard de 2\u00A0h'],
  ['2026-11-14T12:00:00Z', 'En retard de 3\u00A0jours'],
  ['2026-11-17T17:00:00Z', 'Répondre avant 18\u00A0h'],
  ['2026-11-19T17:00:00Z', 'Répondre avant le 19/11/2026'],
])('due %s says %s', (due, text) => {
  expect(delayWords(due, now)?.text).toBe(text)
})
