import { expect, test } from 'vitest'
import { quantityError, quantityOf } from './use-claim-draft.ts'

test.each([
  ['24', 24],
  [' 1 240 ', 1_240],
  ['10000', 10_000],
  ['10001', null],
  ['0', null],
  ['1,5', null],
  ['-3', null],
  ['1e3', null],
  ['', null],
])('« %s » counts %s vouchers', (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity)
})

test('what is no quantity says so, an empty field says nothing', () => {
  expect(quantityError('')).toBeUndefined()
  expect(quantityError('12')).toBeUndefined()
  expect(quantityError('0')).toContain('au moins un bon')
  expect(quantityError('1000000000')).toContain('de 1 à 10000')
})
