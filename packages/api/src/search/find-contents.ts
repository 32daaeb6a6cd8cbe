import { readQuery, type Query } from '@kiosque/contract/domain/french-search'
import type { SearchScope } from '../search-index/search-scope.ts'
import { queryForms } from '../search-index/search-vector.ts'
import { respelled } from '../search-index/spellings.ts'
import type { Find } from './finds.ts'
import { foundIn, type Page } from './known-found.ts'
import { readTitle, type ReadTitle } from './read-title.ts'
import type { SearchDeps } from './search-deps.ts'
import { selectFound, type Asked, type Found } from './search.sql.ts'

export interface Outcome extends Found {
  query: Query
  isCorrected: boolean
  find?: Find
}

/** To the letter first; only when that finds nothing at all, by near spellings. */
export async function findContents(
  deps: SearchDeps,
  scope: SearchScope,
  typed: string,
  page: Page,
): Promise<Outcome> {
  const query = readQuery(typed)
  const forms = queryForms(query)
  if (!forms) return { query, counts: {}, ids: [], isCorrected: false }
  const found = await foundBy(deps, scope, { ...forms, text: query.text, code: query.code }, page)
  if (Object.keys(found.counts).length > 0) return { ...found, query, isCorrected: false }
  const other = await respelled(deps.db, query)
  const otherForms = other && queryForms(other)
  if (!otherForms) return { ...found, query, isCorrected: false }
  const near = await foundBy(deps, scope, { ...otherForms, text: query.text, code: null }, page)
  // Kept even when it finds nothing either: what is nearest to it is worth offering.
  return { ...near, query: other, isCorrected: Object.keys(near.counts).length > 0 }
}

export async function foundBy(
  { db, known }: SearchDeps,
  scope: SearchScope,
  asked: Asked,
  page: Page,
): Promise<Found & Pick<Outcome, 'find'>> {
  if (known === undefined) return selectFound(db, scope, asked, page)
  await known.live.contents.refresh()
  const own = known.finds.find(asked)
  return { ...(await foundIn(own, known.live.contents, scope, page)), find: own }
}

export const totalOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What a title says to the query that was understood. */
export function titleIn({ query, find: known }: Outcome, title: string): ReadTitle {
  return known === undefined ? readTitle(title, query) : known.title(title, (each) => readTitle(each, query))
}
