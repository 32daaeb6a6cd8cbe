import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { Highlight } from '@kiosque/contract/wire/highlights'

/** What each opens, in two words. */
export const PARTNERS: Readonly<Record<string, { name: string; purpose: string }>> = {
  ec: { name: 'Espace EC', purpose: 'Documents' },
  affichactiv: { name: 'Affich’Activ', purpose: 'Écrans vitrine' },
  ospharm: { name: 'Ospharm', purpose: 'Statistiques' },
  adelya: { name: 'Adelya', purpose: 'Fidélité' },
  deporef: { name: 'Déporef', purpose: 'Commandes' },
  naocare: { name: 'Naocare', purpose: 'Suivi patient' },
}

/** The partner behind a tile: a partnership that opens by itself, or a link written `/sign/ospharm`. */
export function partnerOf(tile: Pick<Highlight, 'url' | 'highlightable'>): string | null {
  const { handoff } = tile.highlightable as Partial<CardOf<'partnership'>>
  const named = handoff ?? /^\/sign\/([a-z]+)$/.exec(tile.url ?? '')?.[1]
  return typeof named === 'string' && Object.hasOwn(PARTNERS, named) ? named : null
}

export const partnerName = (key: string): string | null =>
  Object.hasOwn(PARTNERS, key) ? (PARTNERS[key]?.name ?? null) : null

/** A partnership is called after what it brings; its tile after the partner. */
export function tileName(tile: Highlight): string {
  const partner = partnerOf(tile)
  const isOwnName = tile.title !== tile.highlightable.title || tile.item_type === 'image'
  return isOwnName || partner === null ? tile.title : (partnerName(partner) ?? tile.title)
}
