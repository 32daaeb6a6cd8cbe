import { readQuery, type Query } from '@kiosque/contract/domain/french-search'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Suggestion, SuggestionsAnswer } from '@kiosque/contract/wire/search'
import type { Reader } from '../audience/visible-targets.ts'
import type { SearchScope } from '../search-index/search-scope.ts'
import { queryForms } from '../search-index/search-vector.ts'
import { understoodAs } from './close-searches.ts'
import { findContents, totalOf, type Outcome } from './find-contents.ts'
import { EVENT, eventSuggestion } from './found-events.ts'
import { cardsOf } from './hits.ts'
import { wordsThatAnswer } from './others-to-try.ts'
import { scopeOf, type SearchDeps } from './search-deps.ts'
import { eventsFor } from './search-events.ts'
import { selectNearestTitles } from './search.sql.ts'
import { suggestionOf } from './suggestion-of.ts'

const MOST_SUGGESTIONS = 12
const MOST_EVENTS = 3
// No title is longer, and comparing costs as much as both texts are long together.
const MOST_TITLE_CHARACTERS = 100

/** What to offer while somebody types; of one kind, its nearest titles rather than nothing. */
export async function suggest(
  deps: SearchDeps,
  viewer: Reader | null,
  q: string,
  kind?: string,
): Promise<SuggestionsAnswer> {
  const scope = scopeOf(deps, viewer)
  const events = await eventsFor(deps, scope, q, kind)
  const first = [...events.shown.first, ...events.shown.rest].slice(0, MOST_EVENTS)
  const found = await findContents(deps, scope, q, {
    kind,
    limit: MOST_SUGGESTIONS - first.length,
    offset: 0,
  })
  if (kind !== undefined && kind !== EVENT && found.ids.length === 0) {
    const data = await nearest(deps, { ...scope, kinds: [kind] }, readQuery(q))
    return { data, meta: { total: data.length, counts: { [kind]: data.length } } }
  }
  const cards = await cardsOf(deps, scope, found.ids)
  const all: Record<string, number> = {
    ...found.counts,
    ...(events.count > 0 ? { [EVENT]: events.count } : {}),
  }
  const counts = kind === undefined ? all : { [kind]: all[kind] ?? 0 }
  const total = totalOf(counts)
  const data = [
    ...first.map((event) => eventSuggestion(event, readQuery(q))),
    ...cards.map((card) => suggestionOf(card, found.query)),
  ]
  return { data, meta: { total, counts, ...(await helpFor(deps, scope, q, { total, found, cards })) } }
}

/** What was understood of a near spelling; where nothing answers, what comes near. */
async function helpFor(
  deps: SearchDeps,
  scope: SearchScope,
  typed: string,
  { total, found, cards }: { total: number; found: Outcome; cards: readonly ContentCard[] },
): Promise<Pick<SuggestionsAnswer['meta'], 'understood' | 'close' | 'nearest'>> {
  const titles = cards.map(({ title }) => title)
  const understood = found.isCorrected ? understoodAs(found.query, titles) : null
  if (understood !== null) return { understood }
  if (total > 0 || typed.trim() === '') return {}
  const close = await wordsThatAnswer(deps, scope, typed)
  const near = await nearest(deps, scope, found.query)
  return { ...(close.length > 0 ? { close } : {}), ...(near.length > 0 ? { nearest: near } : {}) }
}

export async function nearest(deps: SearchDeps, scope: SearchScope, query: Query): Promise<Suggestion[]> {
  const forms = queryForms(query)
  if (!forms || query.text.length < 3) return []
  const text = [...query.text].slice(0, MOST_TITLE_CHARACTERS).join('')
  const ids = await selectNearestTitles(deps.db, scope, { any: forms.any, text }, 5)
  return (await cardsOf(deps, scope, ids)).map((card) => suggestionOf(card, query))
}
