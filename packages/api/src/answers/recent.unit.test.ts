import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'
import type { Piece } from './written.ts'

const piece = (digest: string, length = 10_000): Piece => ({ digest, bytes: 'x'.repeat(length) })

describe('what is kept while there is room', () => {
  it('counts a piece once, however many values hold it', () => {
    const alone = createRecent<number>(1_000_000)
    alone.set('a', 1, 100, [piece('card')])
    const one = alone.bytes
    alone.set('b', 2, 100, [piece('card')])

    expect(alone.bytes - one).toBeLessThan(1_000)
  })

  it('gives the room of a piece back with the last value that holds it', () => {
    const kept = createRecent<number>(1_000_000)
    kept.set('a', 1, 100, [piece('card'), piece('other')])
    kept.set('b', 2, 100, [piece('card')])
    kept.delete('a')
    const held = kept.bytes
    kept.delete('b')

    expect(held).toBeGreaterThan(10_000)
    expect(held).toBeLessThan(20_000)
    expect(kept.bytes).toBe(0)
  })

  it('forgets the pieces of a value that is written again', () => {
    const kept = createRecent<number>(1_000_000)
    kept.set('a', 1, 100, [piece('before')])
    kept.set('a', 2, 100)

    expect(kept.bytes).toBeLessThan(1_000)
  })

  it('lets the least recently used leave when pieces fill it, until all fits', () => {
    const kept = createRecent<number>(35_000)
    for (const n of [1, 2, 3]) kept.set(`list ${n}`, n, 100, [piece(`card ${n}`)])
    kept.get('list 1')
    kept.set('list 4', 4, 100, [piece('card 4')])

    expect([1, 2, 3, 4].map((n) => kept.get(`list ${n}`))).toEqual([1, undefined, 3, 4])
    expect(kept.bytes).toBeLessThanOrEqual(35_000)
  })
})
