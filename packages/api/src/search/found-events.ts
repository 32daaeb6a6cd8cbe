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
  canBeMisspelt(word) && canBeMisspelt(token.word) && editDistance(token.word, word) <= 1

function allAnswered(tokens: readonly Token[], { terms }: Query, isLoose: boolean): boolean {
  return terms.every((term) =>
    tokens.some((token) => answers(token, term) || (isLoose && isNear(token, term))),
  )
}

/** What of the agenda answers this reader: to the letter, or where nothing does, a letter apart. */
export async function findEvents(
  known: KnownEvents,
  query: Query,
  { viewer, now }: { viewer: Reader | null; now: Date },
): Promise<FoundEvents> {
  if (viewer === null || query.terms.length === 0) return { first: [], rest: [] }
  const seen = (await known.find()).filter(
    ({ ends_at, target_id }) =>
      ends_at > now && (viewer.right_id !== null || viewer.targets.holds(target_id)),
  )
  const by = (isLoose: boolean): FoundEvents => {
    const found = seen.filter(({ inAll }) => allAnswered(inAll, query, isLoose))
    const first = found.filter(({ inTitle }) => allAnswered(inTitle, query, isLoose))
    return { first, rest: found.filter((event) => !first.includes(event)) }
  }
  const exact = by(false)
  return exact.first.length + exact.rest.length > 0 ? exact : by(true)
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
