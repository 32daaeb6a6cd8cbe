import { expect, test } from 'vitest'
import type { AgreementStanding } from '@kiosque/contract/wire/agreements'
import { nearestTier } from './nearest-tier.ts'

const standing = (content_id: number, missing: number | null, through: string | null = '2026-10-31') =>
  ({ content_id, through, next: missing === null ? null : { missing } }) as AgreementStanding

test('S2-42 the nearest tier is told, never one of a laboratory that told nothing yet', () => {
  expect(
    nearestTier([standing(1, 90_000), standing(2, 40_000), standing(3, 10, null), standing(4, null)]),
  ).toMatchObject({ content_id: 2 })
  expect(nearestTier([standing(4, null)])).toBeNull()
  expect(nearestTier([])).toBeNull()
})
