import { parisDay } from '@kiosque/contract/domain/dates'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentList } from '@kiosque/contract/wire/contents'
import type { Keep } from '../answers/shared-answers.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { listMatch } from '../search-index/list-match.ts'
import { selectPage, type Filters, type ListScope } from './content-list.sql.ts'
import { facetCounts, shapeOf, totalOf } from './list-shape.ts'
import { presentCards } from './present-card.ts'
import { presentFacets } from './present-facets.ts'
import type { LinkOptions } from './present-refs.ts'

/** Who reads, when, and with which key links are signed. */
export interface Reading {
  viewer: Reader | null
  now: Date
  secret: string
  /** When links are signed, where it is not the date one looks at. */
  linksAt?: Date
  /** Where answers are shared, what they are made from is too. */
  keep?: Keep
}

export function linksOf({ viewer, now, secret, linksAt = now }: Reading): LinkOptions {
  return { secret, now: linksAt, isPublic: viewer === null }
}

export type ParsedListQuery = {
  page: number
  per_page: number
  sort: string
  q?: string | undefined
} & Record<string, unknown>

const COMMON = ['page', 'per_page', 'sort', 'q']

function filtersIn(query: ParsedListQuery): Filters {
  const given = Object.entries(query).filter(([name, value]) => !COMMON.includes(name) && value !== undefined)
  return Object.fromEntries(given) as Filters
}

/** One page of a kind’s list, with its facets (D5-01, D15-03). */
export async function listContents(
  db: Db,
  kind: Kind,
  query: ParsedListQuery,
  reading: Reading,
): Promise<ContentList> {
  const { viewer, now } = reading
  const links = linksOf(reading)
  const scope: ListScope = { kind, viewer, now, today: parisDay(now) }
  const q = await listMatch(db, { ...scope, kinds: [kind.key] }, query.q)
  const question = { filters: filtersIn(query), q }
  const { page, per_page } = query
  const shape = await shapeOf(db, scope, q, reading.keep)
  const total = totalOf(shape, question.filters)
  const offset = (page - 1) * per_page
  const rows =
    offset >= total
      ? []
      : await selectPage(db, scope, { ...question, sort: query.sort, limit: per_page, offset })
  const counts = facetCounts(shape, question.filters, kind.period !== undefined)
  return {
    data: await presentCards(db, rows, links),
    meta: {
      ...pageMeta({ page, per_page }, total),
      facets: await presentFacets(db, kind, counts, links),
    },
  }
}
