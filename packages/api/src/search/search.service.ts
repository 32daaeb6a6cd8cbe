import { parisDay } from '@kiosque/contract/domain/dates'
import { readQuery, type Query } from '@kiosque/contract/domain/french-search'
import { extractOf, marked } from '@kiosque/contract/domain/search-extract'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { SearchAnswer, SearchQuery, Suggestion, SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { extended } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { presentCards } from '../content/present-card.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Deps } from '../deps.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { queryForms } from '../search-index/search-vector.ts'
import type { Find, Finds } from './finds.ts'
import { foundIn } from './known-found.ts'
import {
  selectCards,
  selectFound,
  selectNearestTitles,
  selectTexts,
  upsertMiss,
  type Asked,
  type Found,
} from './search.sql.ts'
import type { SearchScope } from '../search-index/search-scope.ts'
import { respelled } from '../search-index/spellings.ts'

type SearchDeps = Pick<Deps, 'db' | 'env' | 'now'> & {
  /** Where answers are shared, what they are made from is too; a preview asks the database. */
  known?: { live: Live; finds: Finds }
}

interface Outcome extends Found {
  query: Query
  isCorrected: boolean
  find?: Find
}

interface Page {
  kind: string | undefined
  limit: number
  offset: number
}

const scopeOf = (deps: SearchDeps, viewer: Reader | null): SearchScope => {
  const now = deps.now()
  return { viewer, now, today: parisDay(now), kinds: allKinds.map((kind) => kind.key) }
}

/** To the letter first; only when that finds nothing at all, by near spellings. */
async function find(deps: SearchDeps, scope: SearchScope, typed: string, page: Page): Promise<Outcome> {
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

async function foundBy(
  { db, known }: SearchDeps,
  scope: SearchScope,
  asked: Asked,
  page: Page,
): Promise<Found & Pick<Outcome, 'find'>> {
  if (known === undefined) return selectFound(db, scope, asked, page)
  await known.live.contents.refresh()
  const find = known.finds.find(asked)
  return { ...(await foundIn(find, known.live.contents, scope, page)), find }
}

/** Everything this viewer may read that answers, ranked, with what to try when nothing does (D5-01). */
export async function search(
  deps: SearchDeps,
  viewer: Reader | null,
  { q, kind, page, per_page }: SearchQuery,
  /** A preview counts for nobody. */
  { isRecorded = true }: { isRecorded?: boolean } = {},
): Promise<SearchAnswer> {
  const scope = scopeOf(deps, viewer)
  const asked = { kind, limit: per_page, offset: (page - 1) * per_page }
  const outcome = await find(deps, scope, q, asked)
  const { query, counts, ids, isCorrected } = outcome
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = kind === undefined ? all : (counts[kind] ?? 0)
  const cards = await cardsOf(deps, scope, ids)
  const extracts = await extractsOf(deps, outcome)
  if (all === 0 && isRecorded) await recordMiss(deps, query, scope.now)
  return {
    data: cards.map((card) =>
      extended(card, {
        title_marked: markedIn(outcome, card.title),
        extract: extracts.get(card.id) ?? '',
      }),
    ),
    meta: {
      ...pageMeta({ page, per_page }, total),
      counts,
      corrected: isCorrected,
      suggestions: all === 0 ? await nearest(deps, scope, query) : [],
    },
  }
}

function markedIn({ query, find: known }: Outcome, title: string): string {
  return known === undefined ? marked(title, query) : known.title(title, (each) => marked(each, query))
}

async function extractsOf({ db }: SearchDeps, { ids, query, find: known }: Outcome) {
  const make = (text: string) => extractOf(text, query)
  if (known !== undefined) return known.extracts(ids, make)
  const texts = await selectTexts(db, ids)
  return new Map(ids.map((id) => [id, make(texts.get(id) ?? '')]))
}

const MOST_SUGGESTIONS = 12
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
  const found = await find(deps, scope, q, { kind, limit: MOST_SUGGESTIONS, offset: 0 })
  if (kind !== undefined && found.ids.length === 0) {
    const data = await nearest(deps, { ...scope, kinds: [kind] }, readQuery(q))
    return { data, meta: { total: data.length, counts: { [kind]: data.length } } }
  }
  const cards = await cardsOf(deps, scope, found.ids)
  const counts = kind === undefined ? found.counts : { [kind]: found.counts[kind] ?? 0 }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { data: cards.map((card) => suggestionOf(card, found.query)), meta: { total, counts } }
}

async function nearest(deps: SearchDeps, scope: SearchScope, query: Query): Promise<Suggestion[]> {
  const forms = queryForms(query)
  if (!forms || query.text.length < 3) return []
  const text = [...query.text].slice(0, MOST_TITLE_CHARACTERS).join('')
  const ids = await selectNearestTitles(deps.db, scope, { any: forms.any, text }, 5)
  return (await cardsOf(deps, scope, ids)).map((card) => suggestionOf(card, query))
}

async function cardsOf(
  deps: SearchDeps,
  { viewer, now }: SearchScope,
  ids: readonly number[],
): Promise<ContentCard[]> {
  const live = deps.known?.live
  const links = linksOf({ viewer, now, secret: deps.env.secretKey, live })
  if (live === undefined) return presentCards(deps.db, await selectCards(deps.db, ids), links)
  const cards = await live.cards.find(ids, { viewer, now, links })
  return ids.flatMap((id) => cards.get(id)?.card ?? [])
}

function suggestionOf(card: ContentCard, query: Query): Suggestion {
  return {
    id: card.id,
    kind: card.kind,
    url: card.url,
    title: card.title,
    title_marked: marked(card.title, query),
    category: card.category?.label ?? null,
    laboratory: card.laboratory?.name ?? null,
  }
}

/**
 * Counts what people look for in vain. Only words: what looks like an e-mail, a phone or somebody's number is left
 * out, since it could say who asked or about whom.
 */
async function recordMiss({ db }: SearchDeps, query: Query, now: Date): Promise<void> {
  const words = query.terms.map((term) => term.word)
  const text = words.join(' ').slice(0, 80)
  const isPersonal =
    query.text.includes('@') || (query.code === null && words.some((word) => /\d{6,}/.test(word)))
  if (text.length < 3 || isPersonal) return
  await upsertMiss(db, text, parisDay(now))
}
