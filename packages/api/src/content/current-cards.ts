import { parisDay } from '@kiosque/contract/domain/dates'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { selectPage, type Filters } from './content-list.sql.ts'
import { shapeOf, totalOf } from './list-shape.ts'
import { presentCards } from './present-card.ts'
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
): Promise<{ cards: ContentCard[]; total: number }> {
  const { viewer, now } = reading
  const scope = { kind, viewer, now, today: parisDay(now) }
  const filters: Filters = isCurrent ? { phase: ['current'] } : {}
  const question = { filters, q: undefined }
  const rows = await selectPage(db, scope, { ...question, sort, limit, offset: 0 })
  const total =
    rows.length < limit ? rows.length : totalOf(await shapeOf(db, scope, undefined, reading.keep), filters)
  return { cards: await presentCards(db, rows, linksOf(reading)), total }
}
