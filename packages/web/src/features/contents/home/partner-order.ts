import type { Highlight } from '@kiosque/contract/wire/highlights'
import { local, type SafeStorage } from '../../../lib/browser-storage.ts'
import { partnerOf } from '../parts/partners.ts'

/** How one person arranged their tiles, by what each opens. */
export interface PartnerOrder {
  order: readonly string[]
  hidden: readonly string[]
}

const NONE: PartnerOrder = { order: [], hidden: [] }
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Steady when the head office places the same partner again. */
export const tileKey = (tile: Highlight): string => partnerOf(tile) ?? tile.url ?? String(tile.id)

/** One's own order first; what the head office added since follows, and shows. */
export function inOrder(tiles: readonly Highlight[], { order }: PartnerOrder): Highlight[] {
  const rank = (tile: Highlight) => (order.indexOf(tileKey(tile)) + order.length + 1) % (order.length + 1)
  return tiles.toSorted((a, b) => rank(a) - rank(b))
}

export const chosenTiles = (tiles: readonly Highlight[], own: PartnerOrder): Highlight[] =>
  inOrder(tiles, own).filter((tile) => !own.hidden.includes(tileKey(tile)))

const keyOf = (userId: number) => `kiosque-acces-${userId}`

/** Kept on this device, for each person apart. */
export function readPartnerOrder(userId: number, storage: SafeStorage = local): PartnerOrder {
  try {
    const { order, hidden } = JSON.parse(storage.read(keyOf(userId)) ?? '{}') as Record<string, unknown>
    return isTexts(order) && isTexts(hidden) ? { order, hidden } : NONE
  } catch {
    return NONE
  }
}

export function writePartnerOrder(userId: number, own: PartnerOrder, storage: SafeStorage = local): void {
  storage.write(keyOf(userId), JSON.stringify(own))
}
