import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { priceDiscount } from './discount.ts'
import { DiscountError, FIELDS_BY_TYPE } from './discount-fields.ts'

const N = '\u00A0'
const M = '\u2212'
const price = (type: number, prix_moyen: string, discount = {}) =>
  priceDiscount({ type, prix_moyen, discount })

describe('S4-09 D6-03 each mechanic, to the cent', () => {
  test.each([
    [
      0,
      '1490',
      {},
      {
        items: 1,
        total: 1490,
        unit_price: 1490,
        saving: 0,
        saving_percent: 0,
        equivalent_percent: 0,
        label: '',
      },
    ],
    [
      1,
      '1490',
      { price: 990 },
      { items: 1, total: 990, saving: 500, saving_percent: 33, label: `Prix conseillé 9,90${N}€` },
    ],
    [1, '900', { price: 990 }, { total: 990, saving: 0, saving_percent: 0, equivalent_percent: 0 }],
    [2, '1490', { amount: 200 }, { total: 1290, saving: 200, saving_percent: 13, label: `${M}2,00${N}€` }],
    [2, '150', { amount: 200 }, { total: 0, saving: 150, saving_percent: 100, equivalent_percent: 100 }],
    [3, '1490', { amount: 20 }, { total: 1192, saving: 298, saving_percent: 20, label: `${M}20${N}%` }],
    [3, '999', { amount: 12.5 }, { total: 874, saving: 125, saving_percent: 12, label: `${M}12,5${N}%` }],
    [3, '1', { amount: 50 }, { total: 1, saving: 0 }],
    [3, '1490', { amount: 100 }, { total: 0, saving: 1490, saving_percent: 100 }],
    [
      4,
      '1290',
      { nbProducts: 2, offeredProducts: 1 },
      {
        items: 3,
        total: 2580,
        unit_price: 860,
        saving: 1290,
        saving_percent: 33,
        equivalent_percent: 33.33,
        label: '2 achetés = 1 offert',
      },
    ],
    [
      4,
      '1000',
      { nbProducts: 1, offeredProducts: 2 },
      { items: 3, total: 1000, unit_price: 333, label: '1 acheté = 2 offerts' },
    ],
    [
      5,
      '1260',
      { nbProducts: 2, amount: 50 },
      {
        items: 2,
        total: 1890,
        unit_price: 945,
        saving: 630,
        saving_percent: 25,
        equivalent_percent: 25,
        label: `Le 2e à ${M}50${N}%`,
      },
    ],
    [5, '333', { nbProducts: 3, amount: 33.33 }, { total: 888, unit_price: 296, equivalent_percent: 11.11 }],
    [
      6,
      '1000',
      { nbProducts: 3, amount: 200 },
      {
        items: 3,
        total: 2800,
        unit_price: 933,
        saving: 200,
        saving_percent: 6,
        equivalent_percent: 6.67,
        label: `Le 3e à ${M}2,00${N}€`,
      },
    ],
    [
      7,
      '690',
      { nbProducts: 3, price: 1490 },
      {
        items: 3,
        total: 1490,
        unit_price: 497,
        saving: 580,
        saving_percent: 28,
        equivalent_percent: 28.02,
        label: `Lot de 3 à 14,90${N}€`,
      },
    ],
    [
      8,
      '1000',
      { nbProducts: 2, amount: 30 },
      {
        items: 2,
        total: 1400,
        unit_price: 700,
        saving: 600,
        saving_percent: 30,
        equivalent_percent: 30,
        label: `Lot de 2 à ${M}30${N}%`,
      },
    ],
  ] as const)('type %i on %s with %j', (type, average, discount, expected) => {
    expect(price(type, average, discount)).toMatchObject(expected)
  })
})

describe('D6-03 bad input is refused with its field', () => {
  test.each([
    [9, '100', {}, 'type'],
    [1.5, '100', {}, 'type'],
    [-1, '100', {}, 'type'],
    [3, '', { amount: 20 }, 'prix_moyen'],
    [3, '0', { amount: 20 }, 'prix_moyen'],
    [3, '-5', { amount: 20 }, 'prix_moyen'],
    [3, '12,90', { amount: 20 }, 'prix_moyen'],
    [3, '100', {}, 'amount'],
    [3, '100', { amount: 101 }, 'amount'],
    [3, '100', { amount: 0 }, 'amount'],
    [3, '100', { amount: -20 }, 'amount'],
    [3, '100', { amount: 12.345 }, 'amount'],
    [3, '100', { amount: Number.NaN }, 'amount'],
    [3, '100', { amount: Infinity }, 'amount'],
    [1, '100', {}, 'price'],
    [1, '100', { price: 0 }, 'price'],
    [1, '100', { price: -1 }, 'price'],
    [2, '100', { amount: 0.5 }, 'amount'],
    [2, '100', { amount: 0 }, 'amount'],
    [4, '100', { nbProducts: 0, offeredProducts: 1 }, 'nbProducts'],
    [4, '100', { nbProducts: 2 }, 'offeredProducts'],
    [4, '100', { offeredProducts: 1 }, 'nbProducts'],
    [4, '100', { nbProducts: 2, offeredProducts: 0 }, 'offeredProducts'],
    [5, '100', { nbProducts: 1, amount: 50 }, 'nbProducts'],
    [6, '100', { nbProducts: 1, amount: 50 }, 'nbProducts'],
    // D16-04: the last item costs 1,00 €, no more can be taken off it.
    [6, '100', { nbProducts: 2, amount: 101 }, 'amount'],
    [6, '100', { nbProducts: 5, amount: 400 }, 'amount'],
    [7, '100', { nbProducts: 2 }, 'price'],
    [7, '100', { nbProducts: 2, price: 201 }, 'price'],
    [7, '100', { nbProducts: 1, price: 50 }, 'nbProducts'],
    [8, '100', { nbProducts: 2.5, amount: 5 }, 'nbProducts'],
  ] as const)('type %s on %j with %j names %s', (type, average, discount, field) => {
    expect(() => price(type, average, discount)).toThrow(
      expect.objectContaining({ name: 'DiscountError', field }),
    )
  })

  test('the error is one that callers can tell from a fault', () => {
    expect(() => price(9, '100')).toThrow(DiscountError)
  })
})

const cents = fc.integer({ min: 1, max: 999_999 })
const products = fc.integer({ min: 2, max: 50 })
const percents = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
const anyDiscount = fc.oneof(
  fc.record({ type: fc.constant(2), discount: fc.record({ amount: cents }) }),
  fc.record({ type: fc.constant(3), discount: fc.record({ amount: percents }) }),
  fc.record({
    type: fc.constant(4),
    discount: fc.record({ nbProducts: products, offeredProducts: products }),
  }),
  fc.record({ type: fc.constant(5), discount: fc.record({ nbProducts: products, amount: percents }) }),
  fc.record({ type: fc.constant(6), discount: fc.record({ nbProducts: products, amount: cents }) }),
  fc.record({ type: fc.constant(8), discount: fc.record({ nbProducts: products, amount: percents }) }),
)

/** D16-04: off one item, no more than it costs; what is above is refused (its own test below). */
const canApply = (type: number, discount: object, average: number) =>
  type !== 6 || (discount as { amount: number }).amount <= average

/** What is paid, or the name of the field that is refused. */
function totalOrField(pricing: () => { total: number }): number | string {
  try {
    return pricing().total
  } catch (error) {
    return (error as DiscountError).field
  }
}

/** The same total by rationals over 10,000, written apart from the engine. */
function exactTotal(type: number, p: bigint, d: Record<string, number>): bigint {
  const hundredths = BigInt(Math.round((d['amount'] ?? 0) * 100))
  const n = BigInt(d['nbProducts'] ?? 1)
  // An amount in cents is its hundredths times 100; a percent takes its share of p.
  const off: Record<number, bigint> = {
    2: hundredths * 100n,
    3: p * hundredths,
    4: 0n,
    5: p * hundredths,
    6: hundredths * 100n,
    8: n * p * hundredths,
  }
  const scaled = n * p * 10_000n - (off[type] ?? 0n)
  return scaled <= 0n ? 0n : (scaled + 5_000n) / 10_000n
}

describe('D6-03 properties', () => {
  test('totals equal an independent big-number calculation, never rise, never go below zero, add up', () => {
    fc.assert(
      fc.property(anyDiscount, cents, ({ type, discount }, average) => {
        fc.pre(canApply(type, discount, average))
        const priced = price(type, String(average), discount)
        const reference = priced.items * average
        expect(BigInt(priced.total)).toBe(
          exactTotal(type, BigInt(average), discount as unknown as Record<string, number>),
        )
        expect(priced.total).toBeGreaterThanOrEqual(0)
        expect(priced.total + priced.saving).toBe(reference)
        expect(priced.unit_price).toBeLessThanOrEqual(average)
        expect(priced.saving_percent).toBeLessThanOrEqual(100)
      }),
      { numRuns: 2_000 },
    )
  })

  test('every figure of every mechanic equals an independent calculation on fractions', () => {
    const recommended = fc.record({ type: fc.constant(1), discount: fc.record({ price: cents }) })
    const lots = fc.record({
      type: fc.constant(7),
      discount: fc.record({ nbProducts: products, price: cents }),
    })
    fc.assert(
      fc.property(fc.oneof(anyDiscount, recommended, lots), cents, ({ type, discount }, average) => {
        const values = discount as Record<string, number>
        const n = values['nbProducts'] ?? 1
        fc.pre(type !== 7 || (values['price'] ?? 0) <= n * average)
        fc.pre(canApply(type, discount, average))
        const got = price(type, String(average), values)
        const items = BigInt(n + (values['offeredProducts'] ?? 0))
        const total =
          values['price'] === undefined ? exactTotal(type, BigInt(average), values) : BigInt(values['price'])
        const reference = items * BigInt(average)
        const saving = reference > total ? reference - total : 0n
        expect({ ...got, label: '', equivalent_percent: 0 }).toEqual({
          items: Number(items),
          total: Number(total),
          unit_price: Number((2n * total + items) / (2n * items)),
          saving: Number(saving),
          saving_percent: Number((saving * 100n) / reference),
          equivalent_percent: 0,
          label: '',
        })
        // Before rounding to the cent the effort is the saving itself: half a cent on the total and half a
        // hundredth on the percent are all that may part them. On whole numbers, so the bound is exact.
        const hundredths = BigInt(Math.round(got.equivalent_percent * 100))
        const difference = hundredths * reference - saving * 10_000n
        expect(2n * (difference < 0n ? -difference : difference)).toBeLessThanOrEqual(reference + 10_000n)
      }),
      { numRuns: 3_000 },
    )
  })

  test('D16-04 the énième at minus an amount is refused exactly when the amount is above the price', () => {
    fc.assert(
      fc.property(products, cents, cents, (nbProducts, amount, average) => {
        const outcome = totalOrField(() => price(6, String(average), { nbProducts, amount }))
        expect(outcome).toBe(amount > average ? 'amount' : nbProducts * average - amount)
      }),
    )
  })

  test('the label says the figures the total was computed from', () => {
    fc.assert(
      fc.property(products, cents, (n, lotPrice) => {
        const { label, total, items } = price(7, '999999', { nbProducts: n, price: lotPrice })
        expect(label).toContain(`Lot de ${items} à`)
        expect(Number(label.replace(/^Lot de \d+ à /, '').replace(/[^0-9]/g, ''))).toBe(total)
      }),
    )
  })
})

test('S5-04 the form asks exactly the fields of each mechanic', () => {
  expect(FIELDS_BY_TYPE).toEqual({
    0: [],
    1: ['price'],
    2: ['amount'],
    3: ['amount'],
    4: ['nbProducts', 'offeredProducts'],
    5: ['nbProducts', 'amount'],
    6: ['nbProducts', 'amount'],
    7: ['nbProducts', 'price'],
    8: ['nbProducts', 'amount'],
  })
})
