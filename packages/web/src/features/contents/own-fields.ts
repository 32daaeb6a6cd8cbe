import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { ContentCard, ContentDetail } from '@kiosque/contract/wire/contents'

/** The text of a content, under the name its kind gives it. */
export function bodyOf(kind: Kind, content: ContentDetail): string {
  const html = content[kind.body.name]
  return typeof html === 'string' ? html : ''
}

/** A card among others, as one of its kind: the server makes it by the same declaration. */
export function asCardOf<K extends KindKey>(key: K, card: ContentCard): CardOf<K> {
  if (card.kind !== key) throw new Error(`A card of ${card.kind} is not one of ${key}`)
  return card as unknown as CardOf<K>
}
