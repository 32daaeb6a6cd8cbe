import { describe, expect, test } from 'vitest'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import { changesBetween, countChanges } from './board-changes.ts'
import {
  dropItem,
  moveItem,
  placeOf,
  putItem,
  shownThrough,
  type Board,
  type BoardItem,
} from './board-model.ts'

const item = (id: number, part: Partial<BoardItem['values']> = {}): BoardItem => ({
  key: String(id),
  id,
  version: 1,
  values: {
    item_type: 'content',
    item_id: id,
    image_id: null,
    link: null,
    title: `Titre ${id}`,
    text: '',
    alt: '',
    discount: null,
    target: emptyTarget(),
    starts_at: null,
    ends_at: null,
    ...part,
  },
  face: { title: '', kind: 'news', picture: null, cover: null, price: null, egalim: false, phase: 'live' },
  impressions: 0,
  clicks: 0,
})
const keys = (board: Board, placement: number) => board[placement]?.map((one) => one.key)

const board: Board = { 1: [item(1), item(2), item(3)], 2: [item(4)], 3: [] }

describe('S9-09 the board', () => {
  test('moves inside a placement and between placements', () => {
    expect(keys(moveItem(board, '1', 1, 2), 1)).toEqual(['2', '3', '1'])
    const moved = moveItem(board, '2', 2, 0)
    expect([keys(moved, 1), keys(moved, 2)]).toEqual([
      ['1', '3'],
      ['2', '4'],
    ])
    expect(placeOf(moved, '2')).toEqual({ placement: 2, index: 0 })
  })

  test('counts changes as people do, and none once everything is back', () => {
    expect(countChanges(board, board)).toBe(0)
    expect(countChanges(board, moveItem(board, '1', 1, 2))).toBe(1)
    expect(countChanges(board, moveItem(board, '2', 3, 0))).toBe(1)
    expect(countChanges(board, dropItem(board, '1'))).toBe(1)
    expect(countChanges(board, moveItem(moveItem(board, '1', 1, 2), '1', 1, 0))).toBe(0)
    const made = putItem(board, { ...item(9), key: 'neuf-1', id: null, version: null }, 3)
    expect(countChanges(board, made)).toBe(1)
    expect(changesBetween(board, made)).toMatchObject({
      create: [{ ref: 'neuf-1', placement: 3 }],
      order: [{ placement: 3, items: ['neuf-1'] }],
    })
  })

  test('a changed highlight carries the version it was read at', () => {
    const changed = putItem(board, item(1, { title: 'Autre' }), 1)
    expect(changesBetween(board, changed)).toMatchObject({
      update: [{ id: 1, version: 1, title: 'Autre' }],
      order: [],
    })
  })

  test('D6-02 through a group, a date and a device', () => {
    const lens = { group: 0, environment: 0, at: new Date('2026-11-16T09:00:00Z') }
    const target = (part: object) => ({ target: { ...emptyTarget(), ...part } })
    expect(shownThrough(item(1), lens)).toBe('shown')
    expect(shownThrough(item(1, target({ groups: [1] })), lens)).toBe('other_group')
    expect(shownThrough(item(1, target({ environments: [1] })), lens)).toBe('other_device')
    expect(shownThrough(item(1, { starts_at: '2026-12-01T00:00:00Z' }), lens)).toBe('coming')
    expect(shownThrough(item(1, { ends_at: '2026-11-16T09:00:00Z' }), lens)).toBe('ended')
  })

  test('D13-02 a highlight whose content is deleted is said to be so, whatever the lens', () => {
    const lens = { group: 0, environment: 0, at: new Date('2026-11-16T09:00:00Z') }
    const coming = item(1, { starts_at: '2026-12-01T00:00:00Z' })
    const deleted = { ...coming, face: { ...coming.face, phase: 'trashed' as const } }
    expect(shownThrough(deleted, lens)).toBe('deleted_content')
  })
})
