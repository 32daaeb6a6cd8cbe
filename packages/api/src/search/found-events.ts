import { formatDay } from '@kiosque/contract/domain/dates'
import { eventKindLabel, type EventKind } from '@kiosque/contract/domain/events'
import { answers, canBeMisspelt, type Query, type Term } from '@kiosque/contract/domain/french-search'
import { extractOf, marked } from '@kiosque/contract/domain/search-extract'
import { editDistance, tokensOf, type Token } from '@kiosque/contract/domain/search-words'
import type { SearchHit, Suggestion } from '@kiosque/contract/wire/search'
import { AGENDA, topicsOf } from '../answers/topic.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { createKept, type Kept } from '../db/kept.ts'
import type { Deps } from '../deps.ts'

/** Where events stand among the kinds of a search. */
export const EVENT = 'event'

/** An event as search reads it. */
export interface PublishedEvent {
  id: number
  title: string
  excerpt: string
  /** Everything else it is found by: where it is, what it says. */
  text: string
  kind: EventKind
  target_id: number
  starts_at: Date
  ends_at: Date
  updated_at: Date
}

declare module '../deps.ts' {
  interface Deps {
    /** What the agenda has to be found, whoever it is for. */
    publishedEvents: (db: Db, now: Date) => Promise<PublishedEvent[]>
  }
}

interface IndexedEvent extends PublishedEvent {
  inTitle: Token[]
  inAll: Token[]
}

export type KnownEvents = Kept<readonly IndexedEvent[]>

const indexed = (event: PublishedEvent): IndexedEvent => {
  const inTitle = tokensOf(event.title)
  const rest = `${eventKindLabel(event.kind)} événement ; ${event.excerpt} ; ${event.text}`
  return { ...event, inTitle, inAll: [...inTitle, ...tokensOf(rest)] }
}

/** The words of the agenda, in memory until something of it changes. */
export function createKnownEvents({
  db,
  events,
  now,
  publishedEvents,
}: Pick<Deps, 'db' | 'events' | 'now' | 'publishedEvents'>): KnownEvents {
  const isAbout = (payload: string) => topicsOf(payload).includes(AGENDA)
  return createKept(events, CONTENT_CHANNEL, isAbout, async () =>
    (await publishedEvents(db, now())).map(indexed),
  )
}

export interface FoundEvents {
  /** Those whose title answers: before the contents. */
  first: PublishedEvent[]
  /** Those whose other words do: after them. */
  rest: PublishedEvent[]
}

const isNear = (token: Token, { word }: Term) =>
  // Told by their lengths alone most often.
  Math.abs(token.word.length - word.length) <= 1 &&
  canBeMisspelt(word) &&
  canBeMisspelt(token.word) &&
  editDistance(token.word, word) <= 1

function allAnswered(tokens: readonly Token[], { terms }: Query, isLoose: boolean): boolean {
  return terms.every((term) =>
    tokens.some((token) => answers(token, term) || (isLoose && isNear(token, term))),
  )
}

/** Events that answer a query, whoever asks: to the letter, and once it was asked for, a letter apart. */
interface Answering {
  exact: FoundEvents
  loose: FoundEvents | null
}

const MOST_QUERIES = 400
const answering = new WeakMap<readonly IndexedEvent[], Map<string, Answering>>()

function matching(agenda: readonly IndexedEvent[], query: Query, isLoose: boolean): FoundEvents {
  const found = agenda.filter(({ inAll }) => allAnswered(inAll, query, isLoose))
  const first = found.filter(({ inTitle }) => allAnswered(inTitle, query, isLoose))
  return { first, rest: found.filter((event) => !first.includes(event)) }
}

/** Every word of the agenda is compared with a query once, not once for each audience that types it. */
function answeringTo(agenda: readonly IndexedEvent[], query: Query): Answering {
  const queries = answering.get(agenda) ?? new Map<string, Answering>()
  answering.set(agenda, queries)
  const key = JSON.stringify(query.terms)
  const known = queries.get(key)
  if (known !== undefined) return known
  if (queries.size >= MOST_QUERIES) queries.clear()
  const made = { exact: matching(agenda, query, false), loose: null }
  queries.set(key, made)
  return made
}

/** What of the agenda answers this reader: to the letter, or where nothing does, a letter apart. */
export async function findEvents(
  known: KnownEvents,
  query: Query,
  { viewer, now }: { viewer: Reader | null; now: Date },
): Promise<FoundEvents> {
  if (viewer === null || query.terms.length === 0) return { first: [], rest: [] }
  const agenda = await known.find()
  const isSeen = ({ ends_at, target_id }: PublishedEvent) =>
    ends_at > now && (viewer.right_id !== null || viewer.targets.holds(target_id))
  const seen = ({ first, rest }: FoundEvents) => ({
    first: first.filter(isSeen),
    rest: rest.filter(isSeen),
  })
  const found = answeringTo(agenda, query)
  const exact = seen(found.exact)
  if (exact.first.length + exact.rest.length > 0) return exact
  found.loose ??= matching(agenda, query, true)
  return seen(found.loose)
}

/** « Réunion du 19/11/2026 ». */
const labelOf = ({ kind, starts_at }: PublishedEvent) => `${eventKindLabel(kind)} du ${formatDay(starts_at)}`

export function eventHit(event: PublishedEvent, query: Query): SearchHit {
  return {
    id: event.id,
    kind: EVENT,
    slug: String(event.id),
    url: `/agenda/${event.id}`,
    title: event.title,
    excerpt: event.excerpt,
    cover: null,
    category: { value: event.kind, label: labelOf(event) },
    laboratory: null,
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
    published_at: null,
    updated_at: event.updated_at.toISOString(),
    title_marked: marked(event.title, query),
    extract: extractOf(`${event.excerpt}\n${event.text}`.trim(), query),
  }
}

export function eventSuggestion(event: PublishedEvent, query: Query): Suggestion {
  return {
    id: event.id,
    kind: EVENT,
    url: `/agenda/${event.id}`,
    title: event.title,
    title_marked: marked(event.title, query),
    category: labelOf(event),
    laboratory: null,
    starts_at: event.starts_at.toISOString(),
  }
}
