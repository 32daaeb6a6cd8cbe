import { describe, expect, test } from 'vitest'
import { customerSentence } from './customer-sentence.ts'
import { parsePercent, readTyped, shownAfter, typedOf } from './typed-discount.ts'

const N = '\u00A0'

describe('S5-04 what is typed is read as French people type it', () => {
  test.each([
    [
      1,
      { price: '12,90 €' },
      { type: 1, price: 1290, amount: 1290, nbProducts: null, offeredProducts: null },
    ],
    [2, { amount: '2.5' }, { type: 2, price: null, amount: 250, nbProducts: null, offeredProducts: null }],
    [
      3,
      { amount: '12,5 %' },
      { type: 3, price: null, amount: 12.5, nbProducts: null, offeredProducts: null },
    ],
    [
      4,
      { nbProducts: '2', offeredProducts: '1' },
      { type: 4, price: null, amount: null, nbProducts: 2, offeredProducts: 1 },
    ],
    [
      5,
      { nbProducts: '2e', amount: '50' },
      { type: 5, price: null, amount: 50, nbProducts: 2, offeredProducts: null },
    ],
    [
      7,
      { nbProducts: '3', price: '1 234,5' },
      { type: 7, price: 123_450, amount: null, nbProducts: 3, offeredProducts: null },
    ],
  ] as const)('type %i, %j', (type, typed, value) => {
    expect(readTyped(type, typed, null)).toEqual({ value, errors: {}, isValid: true })
  })

  test.each([
    [3, { amount: '150' }, 'amount', 'Saisissez un pourcentage entre 1 et 100.'],
    [3, { amount: 'beaucoup' }, 'amount', 'Saisissez un pourcentage, par exemple 20.'],
    [2, { amount: '-3' }, 'amount', 'Saisissez un montant, par exemple 12,90.'],
    [5, { nbProducts: '1', amount: '50' }, 'nbProducts', 'Saisissez au moins 2.'],
    [4, { nbProducts: '', offeredProducts: '1' }, 'nbProducts', 'Ce champ est requis.'],
  ] as const)('type %i refuses %j under %s', (type, typed, field, message) => {
    const read = readTyped(type, typed, 1260)
    expect([read.isValid, read.errors]).toEqual([false, { [field]: message }])
  })

  test('a lot dearer than its products is told once the price is known', () => {
    const typed = { nbProducts: '2', price: '30' }
    expect(readTyped(7, typed, null).isValid).toBe(true)
    expect(readTyped(7, typed, 1260).errors).toHaveProperty('price')
  })

  test('D16-04 the énième at minus more than its price is told beside the amount', () => {
    const typed = { nbProducts: '2', amount: '12,61' }
    expect(readTyped(6, { ...typed, amount: '12,60' }, 1260).isValid).toBe(true)
    expect(readTyped(6, typed, null).isValid).toBe(true)
    expect(readTyped(6, typed, 1260).errors).toEqual({
      amount: 'La remise dépasse le prix d’un article. Saisissez un montant plus petit.',
    })
  })

  test('D16-04 a price lowered under the discount keeps the last preview that could be priced', () => {
    const typed = { nbProducts: '2', amount: '10' }
    const none = { value: { type: 0 }, prixMoyen: 1260 }
    const before = shownAfter(none, readTyped(6, typed, 1260), 1260)

    const after = shownAfter(before, readTyped(6, typed, 500), 500)

    expect(after).toEqual(before)
    expect(customerSentence(after.value, after.prixMoyen)).toContain(`15,20${N}€`)
    expect(shownAfter(none, readTyped(6, typed, 500), 500)).toEqual({ value: { type: 0 }, prixMoyen: 500 })
  })

  test('what is stored comes back as it would be typed', () => {
    expect(typedOf({ type: 7, nbProducts: 3, price: 123_450 })).toEqual({
      nbProducts: '3',
      price: `1${N}234,50`,
    })
    expect(typedOf({ type: 3, amount: 12.5 })).toEqual({ amount: '12,5' })
    expect(parsePercent('12,5')).toBe(12.5)
  })
})

describe('D6-04 the customer’s sentence', () => {
  test.each([
    [
      { type: 5, nbProducts: 2, amount: 50 },
      `Le client achète 2${N}articles, le 2e est à 50${N}% de remise. Il paie 18,90${N}€ les 2, soit 9,45${N}€ l’article.`,
    ],
    [
      { type: 4, nbProducts: 2, offeredProducts: 1 },
      `Le client achète 2${N}articles, 1${N}lui est offert. Il paie 25,20${N}€ les 3, soit 8,40${N}€ l’article.`,
    ],
    [{ type: 2, amount: 300 }, `Le client a 3,00${N}€ de remise immédiate. Il paie 9,60${N}€.`],
  ])('of %j', (value, sentence) => {
    expect(customerSentence(value, 1260)).toBe(sentence)
  })

  test('without an average price says the mechanic alone', () => {
    expect(customerSentence({ type: 3, amount: 20 }, null)).toBe(`Le client a 20${N}% de remise.`)
  })
})
