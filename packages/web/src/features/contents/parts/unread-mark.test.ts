import { expect, test } from 'vitest'
import { isRecent } from './unread-mark.tsx'

const now = new Date('2026-11-17T10:00:00Z')

test.each([
  ['2026-11-16T08:00:00Z', true],
  ['2026-10-19T10:00:00Z', true],
  ['2026-10-17T10:00:00Z', false],
  [null, false],
])('D15-04 published %s: news %s', (published_at, isNews) => {
  expect(isRecent({ published_at }, now)).toBe(isNews)
})
