import { expect, test } from 'vitest'
import fc from 'fast-check'
import { formatEuros, parseEuros } from './money.ts'

test.each([
  ['12,90', 1290],
  ['12.90 €', 1290],
  ['1 234,5', 123_450],
  ['1\u202F234,50\u00A0€', 123_450],
  ['1234', 123_400],
  ['0', 0],
  ['0,01', 1],
  ['  7 euros ', 700],
  ['3,5 EUR', 350],
  ['12€', 1200],
  ['1 000 000', 100_000_000],
])('D15-07 %s is %i cents', (typed, cents) => {
  expect(parseEuros(typed)).toBe(cents)
})

test.each([
  '',
  'abc',
  '12,905',
  '-5',
  '12,90,10',
  '1.234,50',
  '1 23',
  '€',
  '1e3',
  '٣',
  '12,',
  ',5',
  '12 345 67',
  'NaN',
])('D15-07 %j is no amount', (typed) => {
  expect(parseEuros(typed)).toBeNull()
})

test('S9-02 what is shown reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => parseEuros(formatEuros(cents)) === cents),
  )
})

test('S9-02 euros carry non-breaking spaces and a real minus sign', () => {
  expect(formatEuros(123_456_789)).toBe('1\u00A0234\u00A0567,89\u00A0€')
  expect(formatEuros(-200)).toBe('\u22122,00\u00A0€')
})
