import { describe, expect, test } from 'vitest'
import { isEgalimCapped } from '../domain/egalim.ts'
import { discountErrorsIn, egalimWarnings } from './discounts-in.ts'
import { promotionalOffer } from './promotional-offer.ts'
import { updateSchema } from './values-schema.ts'

const { fields } = promotionalOffer
const half = { type: 3, amount: 50 }

describe('D6-05 EGalim warnings before a publication', () => {
  test('name the field, the equivalent percent, the cap and the nearest discount that passes', () => {
    const values = {
      is_egalim: true,
      mechanics: { type: 4, nbProducts: 1, offeredProducts: 1 },
      products: [
        { name: 'Sage', price: 1000, discount: { type: 3, amount: 20 } },
        { name: 'Folle', discount: half },
      ],
    }
    expect(egalimWarnings(fields, values, 34)).toEqual([
      {
        field: 'mechanics',
        message:
          'Cette remise équivaut à 50\u00a0%, au-dessus du plafond EGalim de 34\u00a0%. 1 + 1 dépasse 34\u00a0%\u00a0; 2 + 1 passe.',
      },
      { field: 'products.1.discount', message: expect.stringContaining('\u221234\u00a0% passe.') },
    ])
  })

  test.each([
    ['what the cap does not apply to', { mechanics: half }],
    ['a discount that keeps to it', { is_egalim: true, mechanics: { type: 3, amount: 34 } }],
    ['an amount of which no price tells the share', { is_egalim: true, mechanics: { type: 2, amount: 900 } }],
    ['what has no discount', { is_egalim: true, mechanics: null, products: [] }],
    ['a discount still being written', { is_egalim: true, mechanics: { type: 3, amount: null } }],
  ])('say nothing of %s', (_, values) => {
    expect(egalimWarnings(fields, values, 34)).toEqual([])
  })

  test('compare amounts with the price beside them', () => {
    const values = { is_egalim: true, price: 1000, mechanics: { type: 2, amount: 500 } }
    expect(egalimWarnings(fields, values, 34)).toMatchObject([{ field: 'mechanics' }])
  })
})

test.each([
  [{ is_egalim: true }, true],
  [{ egalim: 'food' }, true],
  [{ egalim: 'hygiene' }, true],
  [{ egalim: 'none' }, false],
  [{ egalim: null, is_egalim: false }, false],
  [{}, false],
])('D6-05 whether the cap applies to %j: %s', (values, capped) => {
  expect(isEgalimCapped(values)).toBe(capped)
})

test('D16-04 a discount its own price makes impossible is refused at its field', () => {
  const values = {
    price: 1000,
    mechanics: { type: 6, nbProducts: 2, amount: 1001 },
    products: [{ name: 'A', price: 500, discount: { type: 7, nbProducts: 2, price: 1001 } }],
  }
  expect(Object.keys(discountErrorsIn(fields, values))).toEqual([
    'mechanics.amount',
    'products.0.discount.price',
  ])
  expect(discountErrorsIn(fields, { ...values, price: null, products: [] })).toEqual({})
})

test('D16-04 a field of another mechanic is not kept', () => {
  const parsed = updateSchema(promotionalOffer).parse({
    version: 1,
    mechanics: { type: 3, amount: 20, nbProducts: 3, price: 100 },
  })
  expect(parsed).toMatchObject({ mechanics: { type: 3, amount: 20, nbProducts: null, price: null } })
  const mirrored = updateSchema(promotionalOffer).parse({ version: 1, mechanics: { type: 1, price: 990 } })
  expect(mirrored).toMatchObject({ mechanics: { type: 1, price: 990, amount: 990 } })
})
