import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const night = { from: '19:00', to: '08:00' }
const lunch = { from: '12:30', to: '14:00' }

test.each([
  ['ten in the morning', night, '2026-11-17T09:00:00Z', false],
  ['seven in the evening, sharp', night, '2026-11-17T18:00:00Z', true],
  ['a minute before', night, '2026-11-17T17:59:00Z', false],
  ['midnight', night, '2026-11-17T23:00:00Z', true],
  ['eight in the morning, sharp', night, '2026-11-17T07:00:00Z', false],
  ['seven in the evening in summer', night, '2026-07-01T17:00:00Z', true],
  ['at lunch', lunch, '2026-11-17T12:00:00Z', true],
  ['after lunch', lunch, '2026-11-17T13:00:00Z', false],
  ['no hours', null, '2026-11-17T23:00:00Z', false],
  ['hours that never begin', { from: '08:00', to: '08:00' }, '2026-11-17T07:00:00Z', false],
])(
  'D9-01 quiet hours are those of Paris, the first minute in and the last out: %s',
  (_, hours, at, quiet) => {
    expect(isQuiet(hours, new Date(at))).toBe(quiet)
  },
)
