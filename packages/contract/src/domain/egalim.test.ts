import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { priceDiscount } from './discount.ts'
import { capOn, isWithinCap, nearestLegal } from './egalim.ts'

const N = '\u00A0'
const M = '\u2212'
const input = (type: number, discount: object, prix_moyen = '1000') => ({ type, prix_moyen, discount })

describe('D6-05 the cap in force', () => {
  const caps = [
    { starts_on: '2027-01-01', percent: 40 },
    { starts_on: '2024-03-01', percent: 34 },
  ]
  test.each([
    ['2026-11-16', 34],
    ['2026-12-31', 34],
    ['2027-01-01', 40],
    ['2024-02-29', 100],
  ])('on %s is %i %%', (day, cap) => expect(capOn(caps, day)).toBe(cap))
  test('is 34 % when the settings say nothing', () => expect(capOn([], '2026-11-16')).toBe(34))
})

describe('D6-05 within the cap of 34 %', () => {
  test.each([
    [0, {}, true],
    [1, { price: 660 }, true],
    [1, { price: 659 }, false],
    [1, { price: 1200 }, true],
    [2, { amount: 340 }, true],
    [2, { amount: 341 }, false],
    [3, { amount: 34 }, true],
    [3, { amount: 34.01 }, false],
    [4, { nbProducts: 2, offeredProducts: 1 }, true],
    [4, { nbProducts: 1, offeredProducts: 1 }, false],
    [5, { nbProducts: 2, amount: 68 }, true],
    [5, { nbProducts: 2, amount: 68.01 }, false],
    [6, { nbProducts: 2, amount: 680 }, true],
    [6, { nbProducts: 2, amount: 681 }, false],
    [7, { nbProducts: 3, price: 1980 }, true],
    [7, { nbProducts: 3, price: 1979 }, false],
    [8, { nbProducts: 2, amount: 34 }, true],
    [8, { nbProducts: 2, amount: 35 }, false],
  ])('type %i with %j: %s', (type, discount, legal) => {
    expect(isWithinCap(input(type, discount), 34)).toBe(legal)
  })

  test('is compared exactly: what rounds to 34 % but exceeds it does not pass', () => {
    const lot = input(7, { nbProducts: 2, price: 131_999 }, '100000')
    expect([priceDiscount(lot).equivalent_percent, isWithinCap(lot, 34)]).toEqual([34, false])
  })
})

describe('D6-05 the nearest legal variant', () => {
  test.each([
    [4, { nbProducts: 1, offeredProducts: 1 }, { nbProducts: 2, offeredProducts: 1 }, '1 + 1', '2 + 1'],
    [4, { nbProducts: 2, offeredProducts: 3 }, { nbProducts: 6, offeredProducts: 3 }, '2 + 3', '6 + 3'],
    [3, { amount: 50 }, { amount: 34 }, `${M}50${N}%`, `${M}34${N}%`],
    [2, { amount: 500 }, { amount: 340 }, `${M}5,00${N}€`, `${M}3,40${N}€`],
    [1, { price: 500 }, { price: 660 }, `Prix conseillé 5,00${N}€`, `Prix conseillé 6,60${N}€`],
    [
      5,
      { nbProducts: 2, amount: 70 },
      { nbProducts: 2, amount: 68 },
      `Le 2e à ${M}70${N}%`,
      `Le 2e à ${M}68${N}%`,
    ],
    [
      7,
      { nbProducts: 3, price: 1500 },
      { nbProducts: 3, price: 1980 },
      `Lot de 3 à 15,00${N}€`,
      `Lot de 3 à 19,80${N}€`,
    ],
  ])('of type %i %j is %j', (type, discount, variant, before, after) => {
    expect(nearestLegal(input(type, discount), 34)).toMatchObject({
      discount: variant,
      message: `${before} dépasse 34${N}%${N}; ${after} passe`,
    })
  })

  test('is nothing for what already passes', () => {
    expect(nearestLegal(input(3, { amount: 34 }), 34)).toBeNull()
  })

  test('always passes, and one step further does not', () => {
    const products = fc.integer({ min: 2, max: 12 })
    const hundredths = fc.integer({ min: 3401, max: 10_000 }).map((value) => value / 100)
    const illegal = fc.oneof(
      fc.record({ type: fc.constantFrom(3), discount: fc.record({ amount: hundredths }) }),
      fc.record({ type: fc.constant(8), discount: fc.record({ nbProducts: products, amount: hundredths }) }),
      fc.record({
        type: fc.constant(4),
        discount: fc.record({ nbProducts: fc.constant(1), offeredProducts: fc.integer({ min: 1, max: 9 }) }),
      }),
    )
    fc.assert(
      fc.property(illegal, fc.integer({ min: 100, max: 99_999 }), ({ type, discount }, average) => {
        const wanted = { type, discount, prix_moyen: String(average) }
        const nearest = nearestLegal(wanted, 34)
        expect(isWithinCap({ ...wanted, discount: nearest?.discount ?? null }, 34)).toBe(true)
        const further =
          type === 4
            ? { ...nearest?.discount, nbProducts: (nearest?.discount.nbProducts ?? 0) - 1 }
            : { ...nearest?.discount, amount: (nearest?.discount.amount ?? 0) + 0.01 }
        expect(isWithinCap({ ...wanted, discount: further }, 34)).toBe(false)
      }),
    )
  })
})
