import { parisDay } from '@kiosque/contract/domain/dates'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { madeOptions } from '@kiosque/contract/kinds/made-filters'
import type { ContentCard, ContentList } from '@kiosque/contract/wire/contents'
import { readSent, type Sent } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { listMatch, matchesOf } from '../search-index/list-match.ts'
import type { Filters } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import type { ListScope } from './content-list.sql.ts'
import { pageOfCards } from './list-page.ts'
import { facetCounts, shapeOf, totalOf, type FacetCount, type Typed } from './list-shape.ts'
import type { Live } from './live.ts'
import { presentFacets } from './present-facets.ts'
import type { LinkOptions } from './present-refs.ts'

/** Who reads, when, and with which key links are signed. */
export interface Reading {
  viewer: Reader | null
  now: Date
  secret: string
  /** When links are signed, where it is not the date one looks at. */
  linksAt?: Date
  /** Where answers are shared, what they are made from is too; a preview asks the database. */
  live?: Live | undefined
  /** Only this person's favourites: an answer of theirs alone, which nobody shares. */
  keptBy?: number
}

export function linksOf({ viewer, now, secret, live, linksAt = now }: Reading): LinkOptions {
  const known = live === undefined ? {} : { references: live.references, files: live.files }
  return { secret, now: linksAt, isPublic: viewer === null, ...known }
}

export type ParsedListQuery = {
  page: number
  per_page: number
  sort: string
  q?: string | undefined
} & Record<string, unknown>

const COMMON = ['page', 'per_page', 'sort', 'q', 'favourites']

function filtersIn(query: ParsedListQuery): Filters {
  const given = Object.entries(query).filter(([name, value]) => !COMMON.includes(name) && value !== undefined)
  return Object.fromEntries(given) as Filters
}

/** What is chosen under names only the API knows is named even where nothing is counted. */
const madeChoices = (kind: Kind, filters: Filters): FacetCount[] =>
  Object.entries(filters).flatMap(([name, values]) => {
    const made = kind.filters[name]?.made
    const known = made === undefined ? [] : madeOptions[made].filter(({ value }) => values.includes(value))
    return known.map(({ value }) => ({ name, value, count: 0 }))
  })

/** A list as it is sent: from memory its cards are text already. */
export type ListToSend = Omit<ContentList, 'data'> & { data: Sent<ContentCard>[] }

/** The same, all of it to be read. */
export async function listContents(
  db: Db,
  kind: Kind,
  query: ParsedListQuery,
  reading: Reading,
): Promise<ContentList> {
  const list = await listToSend(db, kind, query, reading)
  return { ...list, data: list.data.map(readSent) }
}

/** One page of a kind’s list, with its facets (D5-01, D15-03). */
export async function listToSend(
  db: Db,
  kind: Kind,
  query: ParsedListQuery,
  reading: Reading,
): Promise<ListToSend> {
  const { viewer, now, keptBy } = reading
  const links = linksOf(reading)
  const live = keptBy === undefined ? reading.live : undefined
  const scope: ListScope = { kind, viewer, now, today: parisDay(now), keptBy }
  const typed = await typedInto(db, scope, query.q, live)
  const question = { filters: filtersIn(query), q: typed.q }
  const { page, per_page } = query
  const shape = await shapeOf(db, scope, typed, live)
  const total = totalOf(shape, question.filters)
  const offset = (page - 1) * per_page
  const asked = { ...question, ...typed, sort: query.sort, limit: per_page, offset }
  const counts = facetCounts(shape, question.filters, kind.period !== undefined)
  const chosen = madeChoices(kind, question.filters)
  const uncounted = chosen.filter(
    ({ name, value }) => !counts.some((entry) => entry.name === name && entry.value === value),
  )
  return {
    data: offset >= total ? [] : await pageOfCards(db, scope, asked, links, live),
    meta: {
      ...pageMeta({ page, per_page }, total),
      facets: await presentFacets(db, kind, [...counts, ...uncounted], links),
    },
  }
}

/** What was typed: its words are asked of the database, and the rest of memory where there is one. */
async function typedInto(
  db: Db,
  scope: ListScope,
  typed: string | undefined,
  live: Live | undefined,
): Promise<Typed> {
  const { kind } = scope
  if (live === undefined) return { q: await listMatch(db, { ...scope, kinds: [kind.key] }, typed) }
  const isSeen = sees(scope.viewer, scope.now.getTime())
  const rowsOf = (ids: Int32Array) => [...ids].flatMap((id) => live.contents.find(id) ?? [])
  await live.contents.refresh()
  const ids = await matchesOf(db, kind.key, typed, (found) => rowsOf(found).some(isSeen))
  await live.contents.refresh()
  return { among: ids && rowsOf(ids) }
}
