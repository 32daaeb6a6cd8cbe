import { expect, test } from 'vitest'
import { addressText, phoneText } from './drugstore-words.ts'

test.each([
  ['+33299001234', '02\u00A099\u00A000\u00A012\u00A034'],
  ['+590590123456', '+590590123456'],
])('D3-04 the phone kept as %s is read as people write it', (kept, shown) => {
  expect(phoneText(kept)).toBe(shown)
})

test('D13-03 an address leaves out what is not known', () => {
  expect(addressText({ address: '12, rue des Tilleuls', postcode: '35000', city: 'Rennes' })).toBe(
    '12, rue des Tilleuls, 35000 Rennes',
  )
  expect(addressText({ address: null, postcode: null, city: 'Rennes' })).toBe('Rennes')
})
