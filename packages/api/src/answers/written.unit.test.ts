import { describe, expect, it } from 'vitest'
import { followed, Packed, readSent, wholeOf, writeOnce, written } from './written.ts'

const value = (id: number) => ({ id, title: `L’été n° ${id} : « œuf » \u2028 "x"`, cover: null })
const packed = (id: number) => new Packed(value(id))
const card = (id: number) => writeOnce(value(id))

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
    [
      'cards with more to each',
      { data: [13, 14].map((id) => followed(packed(id), { mark: `« ${id} »` })), total: 2 },
    ],
    [
      'cards of which some have more',
      { data: [card(15), followed(packed(16), { mark: undefined }), card(17)] },
    ],
    ['one object with more', followed(packed(18), { related: [card(19), card(20)], next: null })],
    ['an object with one member changed', followed(packed(22), { id: 0, related: [card(23)] })],
    ['nothing with more', followed(new Packed({}), { id: 1 })],
    ['cards kept as text', { data: [packed(24), card(25)], best: packed(26), none: null }],
    ['a card kept as text with more to it', { data: [followed(packed(27), { mark: '« 27 »' }), packed(28)] }],
    ['one text with more', followed(packed(29), { related: [packed(30), card(31)], next: null })],
    ['texts with more in a list', [1, followed(packed(32), { next: 1 })]],
    ['what is no text with more', followed({ id: 33 }, { related: [packed(34)] })],
    ['a text alone', packed(35)],
    ['more than what is not shared', followed({ id: 2 }, { related: [card(21)] })],
  ])('is the text that JSON gives: %s', (_name, answer) => {
    for (const _ of ['first', 'again']) {
      const { length } = written(answer)
      const text = wholeOf(written(answer)).toString()
      expect(text).toBe(JSON.stringify(answer))
      expect(length).toBe(Buffer.byteLength(text))
    }
  })

  it('is told from every other by its digest, and from itself by nothing', () => {
    const digests = [
      { data: [card(30), card(31)] },
      { data: [card(31), card(30)] },
      { data: [card(30)], more: [card(31)] },
      { data: [followed(packed(30), { id2: 1 }), card(31)] },
      { data: [followed(packed(30), { id2: 2 }), card(31)] },
    ].map((answer) => written(answer).digest)

    expect(new Set(digests).size).toBe(digests.length)
    expect(written({ data: [card(30), card(31)] }).digest).toBe(digests[0])
  })

  it('is told apart by what is kept as text too, wherever it stands', () => {
    const digests = [
      written({ data: [packed(40)] }),
      written({ data: [packed(41)] }),
      written({ best: packed(40) }),
      written(followed(packed(40), { next: 1 })),
      written(followed(packed(40), { next: 2 })),
    ].map(({ digest }) => digest)

    expect(new Set(digests).size).toBe(digests.length)
    expect(written({ data: [packed(40)] }).digest).toBe(digests[0])
  })
})

describe('what is kept as text', () => {
  it('is read anew each time: whoever changes what they read changes nothing for others', () => {
    const kept = packed(50)
    readSent(kept).title = 'autre'

    expect(readSent(kept)).toEqual(value(50))
  })
})
