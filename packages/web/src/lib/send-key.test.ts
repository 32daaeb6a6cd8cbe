import { expect, test } from 'vitest'
import { newSeed, sendKeyOf } from './send-key.ts'

test('the same words sent again are one message, changed words another', () => {
  expect(sendKeyOf('a', ['Bonjour', [1]])).toBe(sendKeyOf('a', ['Bonjour', [1]]))
  expect(sendKeyOf('a', ['Bonjour', [1]])).not.toBe(sendKeyOf('a', ['Bonjour', [2]]))
  expect(sendKeyOf('a', ['Bonjour'])).not.toBe(sendKeyOf('b', ['Bonjour']))
})

test('a key is one the server takes', () => {
  expect(sendKeyOf(newSeed(), ['é'.repeat(4_000)])).toMatch(/^[\w-]{8,40}$/)
})
