import { expect, test } from 'vitest'
import { addressLine } from './signed-visual.ts'

const bare = { name: 'Pharmacie du Port', address: null, postcode: null, city: '', phone: null }

test('S2-16 the line under a visual says what is known of the pharmacy, and nothing empty', () => {
  expect(
    addressLine({
      ...bare,
      address: '14, rue de Nantes',
      postcode: '35000',
      city: 'Rennes',
      phone: '+33299000000',
    }),
  ).toMatch(/^14, rue de Nantes, 35000 Rennes · 02.99.00.00.00$/)
  expect(addressLine({ ...bare, city: 'Rennes' })).toBe('Rennes')
  expect(addressLine(bare)).toBe('')
})
