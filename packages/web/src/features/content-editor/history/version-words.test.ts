import { expect, test } from 'vitest'
import { foldRuns, whenWord } from './version-words.ts'

const version = (number: number, action: string, minute: number, by = 'Anne') => ({
  version: number,
  action,
  by,
  at: new Date(Date.UTC(2026, 10, 12, 9, minute)).toISOString(),
})

test('D13-01 automatic saves of one sitting are one line; other actions and other people are not folded', () => {
  const runs = foldRuns([
    version(7, 'publish', 40),
    version(6, 'update', 30),
    version(5, 'update', 29),
    version(4, 'update', 28, 'Paul'),
    version(3, 'update', 27),
    version(2, 'update', 5),
    version(1, 'create', 4),
  ])

  expect(runs.map(({ version: number, folded }) => [number, folded])).toEqual([
    [7, 0],
    [6, 1],
    [4, 0],
    [3, 0],
    [2, 0],
    [1, 0],
  ])
})

test('a day is said as people say it', () => {
  const now = new Date('2026-11-12T15:00:00Z')
  expect(whenWord('2026-11-12T13:31:00Z', now)).toBe('Aujourd’hui à 14\u00a0h\u00a031')
  expect(whenWord('2026-11-11T17:02:00Z', now)).toBe('Hier à 18\u00a0h\u00a002')
  expect(whenWord('2026-11-06T08:00:00Z', now)).toBe('06/11/2026 à 9\u00a0h')
})
