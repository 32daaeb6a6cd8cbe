import { expect, test } from 'vitest'
import { parseSearch, searchOf, stringifySearch } from './search-params.ts'

test.each(['', '?q=12', '?category=hygiene,bebe&page=2', '?q=l%27%C3%A9t%C3%A9+%26+apr%C3%A8s'])(
  'D5-02 %s is read and written back unchanged',
  (text) => {
    expect(stringifySearch(parseSearch(text))).toBe(text)
  },
)

test('every value of an address is text, an empty one is left out when it is written', () => {
  expect(parseSearch('?q=12&page=&mine=true')).toEqual({ q: '12', page: '', mine: 'true' })
  expect(stringifySearch({ q: '12', page: '', mine: undefined, sort: null })).toBe('?q=12')
})

test('a route reads the names it declares, as they were typed, and nothing else', () => {
  const read = searchOf('q page')

  expect(read({ q: '<script>', page: 'abc', password_hash: '1' })).toEqual({ q: '<script>', page: 'abc' })
  expect(read({ page: 3 })).toEqual({})
})
