import { describe, expect, it } from 'vitest'
import { writeOnce, written } from './written.ts'

const card = (id: number) => writeOnce({ id, title: `L’été n° ${id} : « œuf » \u2028 "x"`, cover: null })

describe('an answer put together from what is written already', () => {
  it.each([
    ['a list', { data: [card(1), card(2)], meta: { total: 2, facets: { a: [{ value: 'b' }] } } }],
    ['several lists', { first: [card(3)], second: [card(4), card(5)], total: 7, empty: [], none: null }],
    ['lists last', { id: 1, related: [card(6)] }],
    ['a list of both sorts', { data: [card(7), { id: 8 }], more: [{ id: 9 }, card(10)] }],
    ['values that JSON leaves out', { a: undefined, data: [card(11)], b: undefined, c: [undefined] }],
    ['nothing', {}],
    ['no object', [card(12), 1]],
    ['a date', new Date(0)],
  ])('is the text that JSON gives: %s', (_name, answer) => {
    expect(written(answer).toString()).toBe(JSON.stringify(answer))
    expect(written(answer).toString()).toBe(JSON.stringify(answer))
  })
})
