import { expect, test } from 'vitest'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { currentPromotion, promotionOf } from './promotion.ts'

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
    days: { period_start: '2026-11-01', period_end: '2026-12-06', order_deadline: null },
  })
  expect(currentPromotion([shown('menu', 5)])?.discount?.amount).toBe(5)
  expect(currentPromotion([shown('smart_prices', null)])).toBeNull()
  expect(currentPromotion([])).toBeNull()
})

test('S3-19 an offer put forward says what its own page says, whatever it is put forward with', () => {
  const days = { period_start: '2026-11-01', period_end: '2026-11-30', order_deadline: '2026-11-18' }
  const mechanics = { type: 7, nbProducts: 3, price: 1490 }
  const offer = { ...shown('menu', 20), highlightable: { prix_moyen: '690', price: 690, mechanics, ...days } }
  expect(promotionOf(offer as unknown as Highlight)).toEqual({ discount: mechanics, averageCents: 690, days })
})
