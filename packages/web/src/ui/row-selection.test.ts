import { expect, test } from 'vitest'
import { selectRange } from './row-selection.ts'

const keys = [1, 2, 3, 4, 5]

test.each([
  ['one row', [], { at: 2, from: null, checked: true }, [2]],
  ['a range downwards', [2], { at: 4, from: 2, checked: true }, [2, 3, 4]],
  ['a range upwards', [4], { at: 2, from: 4, checked: true }, [4, 2, 3]],
  ['taking a range away', [1, 2, 3, 4], { at: 3, from: 2, checked: false }, [1, 4]],
  ['a range from a row that left the page', [9], { at: 3, from: 9, checked: true }, [9, 3]],
])('S9-09 D13-01 rows are selected: %s', (_, selected, change, expected) => {
  expect([...selectRange(keys, new Set(selected), change)]).toEqual(expected)
})
