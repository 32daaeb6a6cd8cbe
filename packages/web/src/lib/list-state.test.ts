import { expect, test } from 'vitest'
import { readPage, readSort, sortText } from './list-state.ts'

test.each([
  [null, 1],
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-3', 1],
  ['abc', 1],
  ['1e3', 1],
  ['9999999', 1],
])('D5-02 the page %j of an address is read as %i', (text, page) => {
  expect(readPage(text)).toBe(page)
})

test.each([
  [undefined, 'name', 'asc'],
  ['-name', 'name', 'desc'],
  ['email', 'email', 'asc'],
  ['password_hash', 'name', 'asc'],
] as const)('D5-02 the sort %j of an address is read as %s %s', (text, key, direction) => {
  expect(readSort(text, ['name', 'email'])).toEqual({ key, direction })
})

test('D5-02 a sort goes to the server with its sign', () => {
  expect(sortText({ key: 'city', direction: 'desc' })).toBe('-city')
})

test.each([
  [undefined, 'reads', 'desc'],
  ['reads', 'reads', 'asc'],
  ['-date', 'date', 'desc'],
] as const)(
  'D5-02 a list that starts with the greatest reads the sort %j as %s %s',
  (text, key, direction) => {
    expect(readSort(text, ['-reads', 'date'])).toEqual({ key, direction })
  },
)
