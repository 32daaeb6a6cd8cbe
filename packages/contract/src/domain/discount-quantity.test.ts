import { describe, expect, test } from 'vitest'
import { priceQuantity } from './discount-quantity.ts'

const p = '1490'

describe('D6-03 a quantity is whole lots at the mechanic and the rest at the average price', () => {
  test.each([
    [{ type: 3, discount: { amount: 20 } }, 12, { total: 14_304, unit_price: 1192, saving: 3576 }],
    [{ type: 3, discount: { amount: 20 } }, 48, { total: 57_216, unit_price: 1192, saving: 14_304 }],
    [
      { type: 4, discount: { nbProducts: 3, offeredProducts: 1 } },
      3,
      { total: 4470, saving: 0, discounted: 0 },
    ],
    [
      { type: 4, discount: { nbProducts: 3, offeredProducts: 1 } },
      4,
      { total: 4470, unit_price: 1118, saving: 1490 },
    ],
    [
      { type: 4, discount: { nbProducts: 3, offeredProducts: 1 } },
      10,
      { total: 11_920, saving: 2980, discounted: 8 },
    ],
    [{ type: 5, discount: { nbProducts: 2, amount: 50 } }, 5, { total: 5960, saving: 1490 }],
    [{ type: 7, discount: { nbProducts: 3, price: 3000 } }, 7, { total: 7490, saving: 2940 }],
    [{ type: 0, discount: {} }, 9, { total: 13_410, unit_price: 1490, saving: 0 }],
  ])('%o × %i', (mechanic, quantity, expected) => {
    expect(priceQuantity({ ...mechanic, prix_moyen: p }, quantity)).toMatchObject(expected)
  })

  test('a recommended price above the average never shows a negative saving', () => {
    expect(priceQuantity({ type: 1, prix_moyen: p, discount: { price: 1600 } }, 2)).toMatchObject({
      saving: 0,
    })
  })

  test.each([0, -1, 1.5, Number.NaN])('refuses %d items', (quantity) => {
    expect(() => priceQuantity({ type: 0, prix_moyen: p }, quantity)).toThrow('au moins 1')
  })
})
