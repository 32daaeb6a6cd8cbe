import { parisDay } from '@kiosque/contract/domain/dates'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Sent } from '../answers/written.ts'
import type { Db } from '../db/db.ts'
import type { Filters } from '../live/live-list.ts'
import { pageOfCards } from './list-page.ts'
import { shapeOf, totalOf } from './list-shape.ts'
import { linksOf, type Reading } from './read-contents.service.ts'

interface Wanted {
  sort: string
  limit: number
  /** Only what runs today. */
  isCurrent?: boolean
}

/** The first cards of a kind for this viewer, and how many there are; without facets, for pages that show a few. */
export async function currentCards(
  db: Db,
  kind: Kind,
  { sort, limit, isCurrent = false }: Wanted,
  reading: Reading,
): Promise<{ cards: Sent<ContentCard>[]; total: number }> {
  const { viewer, now } = reading
  const scope = { kind, viewer, now, today: parisDay(now) }
  const filters: Filters = isCurrent ? { phase: ['current'] } : {}
  const question = { filters, q: undefined }
  const asked = { ...question, sort, limit, offset: 0 }
  const cards = await pageOfCards(db, scope, asked, linksOf(reading), reading.live)
  const total =
    cards.length < limit ? cards.length : totalOf(await shapeOf(db, scope, {}, reading.live), filters)
  return { cards, total }
}
