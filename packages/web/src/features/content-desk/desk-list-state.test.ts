import { expect, test } from 'vitest'
import { deskSort, deskSortText, viewQuery } from './desk-list-state.ts'

test.each([
  [undefined, 'updated'],
  ['nope', 'updated'],
  ['-updated', 'updated'],
  ['updated', '-updated'],
  ['title', 'title'],
  ['-title', '-title'],
  ['-date', 'date'],
])('D5-02 the sort %s of an address asks the server for %s', (text, asked) => {
  expect(deskSortText(deskSort(text))).toBe(asked)
})

test('D13-01 two addresses that ask the same make the same view', () => {
  expect(viewQuery('?state=draft&page=3&mine=true')).toBe(viewQuery('?mine=true&state=draft'))
})
