import { expect, test } from 'vitest'
import { createSharedLists } from './shared-lists.ts'

test('lists that say the same in the same order are one, others are themselves', () => {
  const shared = createSharedLists<string>()
  const first = ['beaute', 'premium']
  expect(shared(first)).toBe(first)
  expect(shared(['beaute', 'premium'])).toBe(first)
  for (const other of [['premium', 'beaute'], ['beautepremium'], ['beaute'], []])
    expect(shared([...other])).toEqual(other)
})
