import { expect, test } from 'vitest'
import { linesOf, quantityErrors, typedQuantity } from './order-quantities.ts'

test.each([
  ['12', 12],
  [' 1\u202F200 ', 1200],
  ['0', 0],
  ['', null],
  ['1,5', null],
  ['-3', null],
  ['10000', null],
  ['douze', null],
])('a quantity typed %o is %o', (typed, expected) => {
  expect(typedQuantity(typed)).toBe(expected)
})

test('only lines with a quantity are ordered, by their place in the offer', () => {
  const products = [{ name: 'Baume' }, { name: 'Spray' }, { name: 'Gel' }]
  expect(linesOf(products, { 1: '', 2: '6', 3: '0' })).toEqual([{ position: 2, name: 'Spray', quantity: 6 }])
  expect(quantityErrors({ 1: '', 2: '6', 3: 'x' })).toEqual({ 3: expect.stringContaining('nombre entier') })
})
