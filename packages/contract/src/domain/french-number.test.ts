import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frenchNumber } from './french-number.ts'

const DECIMALS = [0, 1, 2] as const
const saidByIntl = (value: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits, signDisplay: 'negative' })
    .format(value)
    .replaceAll('\u202F', '\u00A0')

test('S9-02 a number is written as Intl writes it in French', () => {
  const values = fc.oneof(
    fc.integer(),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
    fc.double(),
  )
  fc.assert(
    fc.property(values, fc.constantFrom(...DECIMALS), (value, decimals) => {
      expect(frenchNumber(value, decimals)).toBe(saidByIntl(value, decimals))
    }),
  )
})

test.each([-0, -0.001, 0, 0.004])('S9-02 %s is written « 0 », without a sign', (value) => {
  expect(frenchNumber(value, 2)).toBe('0')
})
