import { expect, test } from 'vitest'
import { unfitTexts } from './clean-input.ts'

test.each([
  ['plain text', { a: 'Évreux 😀', b: [1, null, true] }, {}],
  ['U+0000 in a text', { a: 'x\u0000' }, ['a']],
  ['a high surrogate alone', { a: { b: ['\uD83D'] } }, ['a.b.0']],
  ['a low surrogate alone', { a: '\uDE00x' }, ['a']],
  ['U+0000 in a name', { 'a\u0000': 1 }, ['body']],
  ['a text as the whole body', 'x\u0000', ['body']],
])('D2-03 %s', (_, input, expected) => {
  const names = Object.keys(unfitTexts(input, 'body'))

  expect(names).toEqual(Object.keys(expected).length === 0 ? [] : expected)
})

test('D2-03 a body nested a hundred thousand times is refused without filling the stack', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown

  expect(unfitTexts(deep, 'body')).toEqual({ body: ['Cette demande est trop imbriquée.'] })
})
