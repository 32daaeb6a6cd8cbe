import { expect, test } from 'vitest'
import type { Board, BoardItem } from './board-model.ts'
import { columnId, landingOf, placementOf, stepOnBoard } from './board-steps.ts'

const row = (key: string) => ({ key }) as BoardItem
const board: Board = { 7: [row('a'), row('b'), row('c')], 9: [], 12: [row('d')] }
const columns = [7, 9, 12]

test.each([
  ['b', 'ArrowUp', 'a'],
  ['b', 'ArrowDown', 'c'],
  ['a', 'ArrowUp', null],
  ['c', 'ArrowDown', null],
  ['c', 'ArrowLeft', null],
  ['c', 'ArrowRight', columnId(9)],
  [columnId(9), 'ArrowRight', 'd'],
  ['d', 'ArrowLeft', columnId(9)],
  ['d', 'ArrowRight', null],
  [columnId(9), 'ArrowLeft', 'a'],
  ['unknown', 'ArrowDown', null],
] as const)('S9-09 from %s, %s leads to %s', (from, key, to) => {
  expect(stepOnBoard(board, columns, from, key)).toBe(to)
})

test('S9-09 a longer column is entered at its neighbour’s height, a shorter one at its last row', () => {
  const beside: Board = { 1: [row('a'), row('b'), row('c')], 2: [row('d'), row('e')] }
  expect(stepOnBoard(beside, [1, 2], 'c', 'ArrowRight')).toBe('e')
  expect(stepOnBoard(beside, [1, 2], 'e', 'ArrowLeft')).toBe('b')
})

test('S9-09 a column and a row are told apart', () => {
  expect(placementOf(columnId(14))).toBe(14)
  expect(placementOf('14')).toBeNull()
})

test.each([
  ['dropped on the third row of its placement', 'a', 'c', { placement: 7, index: 2 }],
  ['dropped on itself after crossing over', 'd', 'd', { placement: 12, index: 0 }],
  ['dropped on the empty part of its column', 'b', columnId(7), { placement: 7, index: 1 }],
  ['let go outside the board', 'b', null, { placement: 7, index: 1 }],
  ['unknown', 'x', 'a', null],
] as const)('S9-09 the place told and taken is the same: %s', (_, moved, over, place) => {
  expect(landingOf(board, moved, over)).toEqual(place)
})
