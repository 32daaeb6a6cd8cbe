import type { ContentCard } from '@kiosque/contract/wire/contents'
import { readSent, type Sent } from '../answers/written.ts'
import { presentCards } from '../content/present-card.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { SearchScope } from '../search-index/search-scope.ts'
import type { SearchDeps } from './search-deps.ts'
import { selectCards } from './search.sql.ts'

/** A content that was found: what a search asks of its card, and the card as it is sent. */
export interface Hit {
  id: number
  title: string
  laboratory: string | null
  category: string | null
  sent: Sent<ContentCard>
}

export async function cardsOf(
  deps: SearchDeps,
  scope: SearchScope,
  ids: readonly number[],
): Promise<ContentCard[]> {
  return (await hitsOf(deps, scope, ids)).map(({ sent }) => readSent(sent))
}

export async function hitsOf(
  deps: SearchDeps,
  { viewer, now }: SearchScope,
  ids: readonly number[],
): Promise<Hit[]> {
  const live = deps.known?.live
  const links = linksOf({ viewer, now, secret: deps.env.secretKey, live })
  if (live === undefined)
    return (await presentCards(deps.db, await selectCards(deps.db, ids), links)).map(hitOf)
  const cards = await live.cards.find(ids, { viewer, now, links })
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const hitOf = (card: ContentCard): Hit => ({
  id: card.id,
  title: card.title,
  laboratory: card.laboratory?.name ?? null,
  category: card.category?.label ?? null,
  sent: card,
})
