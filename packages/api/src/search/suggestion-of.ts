import type { Query } from '@kiosque/contract/domain/french-search'
import { marked } from '@kiosque/contract/domain/search-extract'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Suggestion } from '@kiosque/contract/wire/search'

/** A card as a line while somebody types. */
export function suggestionOf(card: ContentCard, query: Query): Suggestion {
  return {
    ...shownBeside(card),
    id: card.id,
    kind: card.kind,
    url: card.url,
    title: card.title,
    title_marked: marked(card.title, query),
    category: card.category?.label ?? null,
    laboratory: card.laboratory?.name ?? null,
    published_at: card.published_at,
  }
}

/** The few values of its own that a line says beside a title: a price and its discount, a day, a month; no pictures. */
function shownBeside(card: ContentCard): Record<string, unknown> {
  const kind = kindOf(card.kind)
  const own = Object.entries(kind?.fields ?? {}).filter(([name, field]) => {
    const value = card[name]
    if (value === null || value === undefined) return false
    // What has no page is opened from where it is found: its file comes along.
    return typeof value !== 'object' || bundleOf(field).isDiscount || kind?.has_detail === false
  })
  return Object.fromEntries(own.map(([name]) => [name, card[name]]))
}
