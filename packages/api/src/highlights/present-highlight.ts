import { formatDay, validityText } from '@kiosque/contract/domain/dates'
import { eventKindLabel } from '@kiosque/contract/domain/events'
import { placementKey } from '@kiosque/contract/domain/placements'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { averagePriceOf, pricingOf, type Priced } from './highlight-price.ts'
import type { HighlightedEvent } from './highlighted-events.sql.ts'
import type { ShownHighlight } from './highlights.sql.ts'

/** What a highlight shows, as loaded for a whole answer. */
export interface Shown {
  card: ContentCard | null
  /** Own values of the content, for its average price. */
  fields: Priced
  picture: FileRef | null
  /** The picture of the event it puts forward. */
  cover?: FileRef | null
}

/** S3-10, S3-11: type, discount, and the highlightable item with its average price. */
export function presentHighlight(row: ShownHighlight, shown: Shown): Highlight {
  const { picture } = shown
  const card = row.event === null ? shown.card : eventCard(row.event, shown.cover ?? null)
  const prixMoyen = row.prix_moyen ?? averagePriceOf(shown.fields)
  const { price, label } = pricingOf(row.type, row.discount, prixMoyen)
  const image = picture ?? card?.cover ?? null
  const title = row.title || (card?.title ?? '')
  const url = row.link ?? card?.url ?? null
  return {
    id: row.id,
    placement: row.placement,
    placement_key: placementKey(row.placement),
    order: row.position,
    item_type: row.item_type,
    item_id: row.content_id ?? row.event_id,
    type: row.type,
    discount: discountOf(row),
    label,
    price: row.type === 0 && prixMoyen === null ? null : price,
    title,
    text: row.text || (card?.excerpt ?? ''),
    url,
    image,
    alt: row.alt || (image?.alt ?? ''),
    highlightable: card === null ? { title, url, prix_moyen: prixMoyen } : { ...card, prix_moyen: prixMoyen },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    validity: validityText(row.starts_at, row.ends_at),
  }
}

/** An event as something to put forward: its kind stands where a content has its category. */
function eventCard(
  { id, title, excerpt, kind, starts_at, ends_at }: HighlightedEvent,
  cover: FileRef | null,
) {
  const when = whenOf(starts_at, ends_at)
  return {
    title,
    excerpt: [when, excerpt].filter(Boolean).join('. '),
    url: `/agenda/${id}`,
    cover,
    category: { value: kind, label: eventKindLabel(kind) },
  }
}

const whenOf = (startsAt: string, endsAt: string) => {
  const [first, last] = [startsAt, endsAt].map((at) => formatDay(new Date(at)))
  return first === last ? `Le ${first}` : `Du ${first} au ${last}`
}

function discountOf({ type, discount }: ShownHighlight): Highlight['discount'] {
  if (type === 0) return null
  const { price = null, amount = null, nbProducts = null, offeredProducts = null } = discount
  return { type, price, amount, nbProducts, offeredProducts }
}
