import { parisDay } from '@kiosque/contract/domain/dates'
import { readQuery, type Query } from '@kiosque/contract/domain/french-search'
import { extractOf } from '@kiosque/contract/domain/search-extract'
import { fold } from '@kiosque/contract/domain/slug'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type {
  SearchAnswer,
  SearchPeriod,
  SearchQuery,
  Suggestion,
  SuggestionsAnswer,
} from '@kiosque/contract/wire/search'
import { followed, readSent, type Sent } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { presentCards } from '../content/present-card.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Deps } from '../deps.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { queryForms } from '../search-index/search-vector.ts'
import { closeSearches, understoodAs } from './close-searches.ts'
import type { Find, Finds } from './finds.ts'
import {
  EVENT,
  eventHit,
  eventSuggestion,
  findEvents,
  type FoundEvents,
  type KnownEvents,
} from './found-events.ts'
import { foundIn } from './known-found.ts'
import { readTitle, type ReadTitle } from './read-title.ts'
import { facetsOf } from './search-facets.ts'
import {
  selectCards,
  selectFound,
  selectNearestTitles,
  selectTexts,
  upsertMiss,
  type Asked,
  type Found,
} from './search.sql.ts'
import { suggestionOf } from './suggestion-of.ts'
import type { SearchScope } from '../search-index/search-scope.ts'
import { respelled } from '../search-index/spellings.ts'

type SearchDeps = Pick<Deps, 'db' | 'env' | 'now'> & {
  /** Where answers are shared, what they are made from is too; a preview asks the database. */
  known?: { live: Live; finds: Finds; events: KnownEvents }
}

interface Outcome extends Found {
  query: Query
  isCorrected: boolean
  find?: Find
}

/** A content that was found: what a search asks of its card, and the card as it is sent. */
interface Hit {
  id: number
  title: string
  laboratory: string | null
  category: string | null
  sent: Sent<ContentCard>
}

/** What was found, of which the cards are text already where they are known. */
type SearchToSend = Omit<SearchAnswer, 'data'> & { data: object[] }

interface Page {
  kind: string | undefined
  limit: number
  offset: number
  category?: string | undefined
  period?: SearchPeriod | undefined
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
  const own = known.finds.find(asked)
  return { ...(await foundIn(own, known.live.contents, scope, page)), find: own }
}

/** Everything this viewer may read that answers, ranked, with what to try when nothing does (D5-01). */
export async function search(
  deps: SearchDeps,
  viewer: Reader | null,
  { q, kind, page, per_page, category, period }: SearchQuery,
  /** A preview counts for nobody. */
  { isRecorded = true }: { isRecorded?: boolean } = {},
): Promise<SearchToSend> {
  const scope = scopeOf(deps, viewer)
  // Events have neither category nor date of publication: whoever narrows by one looks for contents.
  const isNarrowed = category !== undefined || period !== undefined
  const events = isNarrowed ? NO_EVENTS : await eventsFor(deps, scope, q, kind)
  const offset = (page - 1) * per_page
  // Events whose title answers come first, those whose words do last, contents between them.
  const first = events.shown.first.slice(offset, offset + per_page)
  const asked = {
    kind,
    category,
    period,
    limit: per_page - first.length,
    offset: Math.max(0, offset - events.shown.first.length),
  }
  const outcome = await find(deps, scope, q, asked)
  const { query, ids, isCorrected } = outcome
  const counts: Record<string, number> = {
    ...outcome.counts,
    ...(events.count > 0 ? { [EVENT]: events.count } : {}),
  }
  const all = sumOf(counts)
  const total = kind === undefined ? all : (counts[kind] ?? 0)
  const before = total - events.shown.rest.length
  const rest = events.shown.rest.slice(Math.max(0, offset - before), Math.max(0, offset + per_page - before))
  const asking = hitsOf(deps, scope, ids)
  const [hits, extracts] = await Promise.all([asking, extractsOf(deps, outcome, asking)])
  if (all === 0 && isRecorded && !isNarrowed) await recordMiss(deps, query, scope.now)
  const found = hits.map((hit) => {
    const { marked, isTyped } = titleIn(outcome, hit.title)
    const more = { title_marked: marked, extract: extracts.get(hit.id) ?? '' }
    // A code, or a title typed whole, names one thing: no event comes before it.
    return { isNamed: page === 1 && isTyped, sent: followed(hit.sent, more) }
  })
  const foundThat = (isNamed: boolean) =>
    found.filter((each) => each.isNamed === isNamed).map(({ sent }) => sent)
  return {
    data: [
      ...foundThat(true),
      ...first.map((event) => eventHit(event, readQuery(q))),
      ...foundThat(false),
      ...rest.map((event) => eventHit(event, readQuery(q))),
    ],
    meta: {
      ...pageMeta({ page, per_page }, total),
      counts,
      corrected: isCorrected,
      suggestions: all === 0 && !isNarrowed ? await nearest(deps, scope, query) : [],
      ...(await othersToTry(deps, scope, q, { all, outcome, hits })),
      facets: await facetsOf(deps.known?.live, outcome.narrowing),
    },
  }
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What was understood, and other words to try: near what was found, or part of what was typed. */
async function othersToTry(
  deps: SearchDeps,
  scope: SearchScope,
  typed: string,
  { all, outcome, hits }: { all: number; outcome: Outcome; hits: readonly Hit[] },
) {
  const { query, isCorrected, find: known } = outcome
  if (all === 0) return { understood: null, close: await wordsThatAnswer(deps, scope, typed) }
  const titles = hits.map(({ title }) => title)
  const understood = isCorrected ? understoodAs(query, titles) : null
  const base = understood ?? typed
  const make = () => {
    const read = hits.map((hit) => ({ ...hit, beside: titleIn(outcome, hit.title).beside }))
    return closeSearches(base, query, read)
  }
  return { understood, close: known === undefined ? make() : known.close(namesIn(base, hits), make) }
}

/** All that close searches are made of. */
const namesIn = (base: string, hits: readonly Hit[]) =>
  [base, ...hits.flatMap(({ title, laboratory, category }) => [title, laboratory, category])].join('\n')

const MOST_WORDS_TRIED = 4

/** Of several words that nothing has together, those that something has. */
async function wordsThatAnswer(deps: SearchDeps, scope: SearchScope, typed: string): Promise<string[]> {
  const query = readQuery(typed)
  if (query.terms.length < 2) return []
  const words = [...new Set(query.terms.map(({ word }) => word))].filter((word) => word.length > 2)
  const tried = await Promise.all(
    words.slice(0, MOST_WORDS_TRIED).map(async (word) => {
      const forms = queryForms(readQuery(word))
      if (!forms) return null
      const page = { kind: undefined, limit: 1, offset: 0 }
      const found = await foundBy(deps, scope, { ...forms, text: word, code: null }, page)
      return sumOf(found.counts) > 0 ? wordAsTyped(typed, word) : null
    }),
  )
  return tried.filter((word) => word !== null)
}

const wordAsTyped = (typed: string, word: string) =>
  typed.split(/[\s,;:!?«»"]+/).find((part) => fold(part) === word) ?? word

const NO_EVENT: FoundEvents = { first: [], rest: [] }
const NO_EVENTS = { count: 0, shown: NO_EVENT }

/** How many events answer, and those to show: none where another kind is asked for. */
async function eventsFor(deps: SearchDeps, scope: SearchScope, q: string, kind: string | undefined) {
  const found = deps.known ? await findEvents(deps.known.events, readQuery(q), scope) : NO_EVENT
  const isWanted = kind === undefined || kind === EVENT
  return { count: found.first.length + found.rest.length, shown: isWanted ? found : NO_EVENT }
}

function titleIn({ query, find: known }: Outcome, title: string): ReadTitle {
  return known === undefined ? readTitle(title, query) : known.title(title, (each) => readTitle(each, query))
}

async function extractsOf({ db }: SearchDeps, outcome: Outcome, asking: Promise<readonly Hit[]>) {
  const { ids, query, find: known } = outcome
  const making = asking.then((hits) => {
    const titles = new Map(hits.map(({ id, title }) => [id, title]))
    // Where the title says it all, what sums the content up tells more than a passage that says it again.
    const isSaid = (id: number) => titleIn(outcome, titles.get(id) ?? '').saysAll
    return (text: string, id: number) => extractOf(isSaid(id) ? (text.split('\n', 1)[0] ?? '') : text, query)
  })
  // The texts are asked for while the cards are.
  if (known !== undefined) return known.extracts(ids, making)
  const [texts, make] = await Promise.all([selectTexts(db, ids), making])
  return new Map(ids.map((id) => [id, make(texts.get(id) ?? '', id)]))
}

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
  const found = await find(deps, scope, q, { kind, limit: MOST_SUGGESTIONS - first.length, offset: 0 })
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
  const total = sumOf(counts)
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

async function nearest(deps: SearchDeps, scope: SearchScope, query: Query): Promise<Suggestion[]> {
  const forms = queryForms(query)
  if (!forms || query.text.length < 3) return []
  const text = [...query.text].slice(0, MOST_TITLE_CHARACTERS).join('')
  const ids = await selectNearestTitles(deps.db, scope, { any: forms.any, text }, 5)
  return (await cardsOf(deps, scope, ids)).map((card) => suggestionOf(card, query))
}

async function cardsOf(deps: SearchDeps, scope: SearchScope, ids: readonly number[]): Promise<ContentCard[]> {
  return (await hitsOf(deps, scope, ids)).map(({ sent }) => readSent(sent))
}

async function hitsOf(
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
