import { expect, test } from 'vitest'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { currentPromotion } from './promotion.ts'

const shown = (placement_key: string, amount: number | null): Highlight =>
  ({
    placement_key,
    type: amount === null ? 0 : 3,
    discount: amount === null ? null : { type: 3, amount },
    highlightable: { prix_moyen: '6490' },
    starts_at: '2026-10-31T23:00:00Z',
    ends_at: '2026-12-06T23:00:00Z',
  }) as unknown as Highlight

test('a product shows its promotion of the month, else any other, and none without a discount', () => {
  expect(currentPromotion([shown('menu', 5), shown('smart_prices', 20)])).toEqual({
    discount: { type: 3, amount: 20 },
    averageCents: 6490,
    start: '2026-11-01',
    end: '2026-12-06',
  })
  expect(currentPromotion([shown('menu', 5)])?.discount?.amount).toBe(5)
  expect(currentPromotion([shown('smart_prices', null)])).toBeNull()
  expect(currentPromotion([])).toBeNull()
})
