import type { KindKey } from '@kiosque/contract/kinds/registry'
import { allKinds } from '@kiosque/contract/kinds/registry'

/** What an answer is made of. Whoever changes one of them drops the answers that hold it, and no others. */
export type Topic =
  | KindKey
  | typeof HIGHLIGHTS
  | typeof MENU
  | typeof LINKS
  | typeof REFERENCES
  | typeof AGENDA

/** What is put forward, with the contents of any kind that it shows. */
export const HIGHLIGHTS = 'highlights'
export const MENU = 'menu'
/** The events that are published. */
export const AGENDA = 'agenda'
export const LINKS = 'links'
/** Laboratories, partners, authors, categories and themes: for everyone alike. */
export const REFERENCES = 'references'

const ALL_KINDS = allKinds.map((kind) => kind.key as KindKey)

/** For answers that may hold contents of every kind. */
export const EVERY_KIND: readonly Topic[] = ALL_KINDS
/** The same with the agenda, as a search has them. */
export const ALL_TO_FIND: readonly Topic[] = [...ALL_KINDS, AGENDA]
export const EVERY_TOPIC: readonly Topic[] = [...ALL_KINDS, HIGHLIGHTS, MENU, LINKS, REFERENCES, AGENDA]

/** What a change says of itself on the content channel. */
interface Change {
  kind?: string
  highlight?: number
  action?: string
}

/** Which topics a change touches; every one where it does not say. */
export function topicsOf(payload: string): readonly Topic[] {
  const { kind, highlight, action = '' } = JSON.parse(payload || '{}') as Change
  // What is put forward may be of any kind.
  if (kind !== undefined && ALL_KINDS.includes(kind as KindKey)) return [kind as KindKey, HIGHLIGHTS]
  if (highlight !== undefined || /^(highlight|placement)\./.test(action)) return [HIGHLIGHTS]
  // An event may be put forward.
  if (action.startsWith('event.')) return [AGENDA, HIGHLIGHTS]
  if (action.startsWith('menu.')) return [MENU]
  return EVERY_TOPIC
}
