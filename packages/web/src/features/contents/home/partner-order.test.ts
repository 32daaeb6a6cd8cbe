import { expect, test } from 'vitest'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { safeStorage } from '../../../lib/browser-storage.ts'
import { chosenTiles, inOrder, readPartnerOrder, writePartnerOrder } from './partner-order.ts'

const tile = (partner: string, id: number) =>
  ({ id, url: `/sign/${partner}`, title: partner, highlightable: { title: partner } }) as Highlight
const tiles = ['ospharm', 'adelya', 'deporef', 'naocare'].map(tile)
const names = (list: readonly Highlight[]) => list.map(({ title }) => title)
const storage = () => {
  const map = new Map<string, string>()
  const store = { getItem: (key: string) => map.get(key) ?? null, setItem: map.set.bind(map) }
  return safeStorage(() => store as unknown as Storage)
}

test('S7-62 tiles stand in one’s own order; what was added since follows, and what one hid is left out', () => {
  const own = { order: ['deporef', 'ospharm'], hidden: ['ospharm'] }
  expect(names(inOrder(tiles, own))).toEqual(['deporef', 'ospharm', 'adelya', 'naocare'])
  expect(names(chosenTiles(tiles, own))).toEqual(['deporef', 'adelya', 'naocare'])
  expect(names(chosenTiles(tiles, { order: [], hidden: [] }))).toEqual(names(tiles))
})

test('S7-62 each person of a shared computer has their own; what is broken counts for nothing', () => {
  const kept = storage()
  writePartnerOrder(7, { order: ['naocare'], hidden: [] }, kept)
  expect(readPartnerOrder(7, kept)).toEqual({ order: ['naocare'], hidden: [] })
  expect(readPartnerOrder(8, kept)).toEqual({ order: [], hidden: [] })
  for (const broken of ['{', 'null', '[]', '{"order":1,"hidden":[]}', '{"order":[1],"hidden":[]}']) {
    kept.write('kiosque-acces-9', broken)
    expect(readPartnerOrder(9, kept)).toEqual({ order: [], hidden: [] })
  }
})
