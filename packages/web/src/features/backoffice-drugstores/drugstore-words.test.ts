import { expect, test } from 'vitest'
import { addressText } from './drugstore-words.ts'

test('D13-03 an address leaves out what is not known', () => {
  expect(addressText({ address: '12, rue des Tilleuls', postcode: '35000', city: 'Rennes' })).toBe(
    '12, rue des Tilleuls, 35000 Rennes',
  )
  expect(addressText({ address: null, postcode: null, city: 'Rennes' })).toBe('Rennes')
})
