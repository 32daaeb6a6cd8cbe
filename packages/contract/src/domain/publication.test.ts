import { expect, test } from 'vitest'
import { isWindowPossible, phaseOf, type Publication } from './publication.ts'

const noon = new Date('2026-03-10T12:00:00Z')
const before = new Date('2026-03-10T11:59:59Z')
const after = new Date('2026-03-10T12:00:01Z')
const published = (part: Partial<Publication>): Publication => {
  return { status: 'published', starts_at: null, ends_at: null, ...part }
}

test.each([
  ['no window', published({}), 'live'],
  ['starts later', published({ starts_at: after }), 'scheduled'],
  ['starts now', published({ starts_at: noon }), 'live'],
  ['ends now', published({ ends_at: noon }), 'ended'],
  ['ends later', published({ starts_at: before, ends_at: after }), 'live'],
  ['as text', published({ starts_at: after.toISOString() }), 'scheduled'],
  ['draft inside its window', { ...published({ starts_at: before }), status: 'draft' as const }, 'draft'],
  ['archived', { ...published({}), status: 'archived' as const }, 'archived'],
])('D4-02 %s', (_, publication, expected) => {
  expect(phaseOf(publication, noon)).toBe(expected)
})

test.each([
  [null, null, true],
  [noon, null, true],
  [null, noon, true],
  [before, noon, true],
  [noon, noon, false],
  [after, noon, false],
])('D4-02 a window from %s to %s is possible: %s', (start, end, expected) => {
  expect(isWindowPossible(start, end)).toBe(expected)
})
