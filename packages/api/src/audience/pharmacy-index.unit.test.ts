import { expect, test } from 'vitest'
import fc from 'fast-check'
import { createPharmacyIndex } from './pharmacy-index.ts'

const anyPairs = fc.array(
  fc.record({ pharmacy: fc.integer({ min: 1, max: 12 }), target: fc.integer({ min: 1, max: 99 }) }),
)

test('it says of each pharmacy what a list for each would say, however it was filled', () => {
  fc.assert(
    fc.property(fc.array(anyPairs, { maxLength: 5 }), (batches) => {
      const index = createPharmacyIndex()
      for (const batch of batches) index.add(batch)
      const all = batches.flat()
      for (let pharmacy = 0; pharmacy <= 13; pharmacy++) {
        const own = all.filter((pair) => pair.pharmacy === pharmacy).map(({ target }) => target)
        expect(index.targetsOf(pharmacy)).toEqual(own)
        expect(index.has(pharmacy)).toBe(own.length > 0)
      }
    }),
  )
})

test('it forgets everything when it is told to', () => {
  const index = createPharmacyIndex()
  index.add([{ pharmacy: 3, target: 7 }])
  index.clear()

  expect(index.has(3)).toBe(false)
  expect(index.targetsOf(3)).toEqual([])
})
