import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import type { Deps } from '../deps.ts'
import { linkWindowEnd } from '../files/file-links.ts'
import { createShelf, type Kept, type Shelf } from './answer-shelf.ts'
import { audienceKey, sharedViewer } from './audience-key.ts'
import { selectNaming, selectNextBoundary } from './audience.sql.ts'
import { serialise, type Answer } from './shared-answer.ts'

/** An answer kept, being made or made. */
interface Entry extends Kept {
  making: Promise<Answer>
  made: Answer | null
  urls: string[]
}

/** What all viewers of one audience share until something changes. */
interface Audience {
  /** Stands for all of them. */
  viewer: AudienceViewer | null
  answers: Map<string, Entry>
  /** The same answers by the very address they were asked at. */
  byUrl: Map<string, Entry>
  parts: Map<string, Promise<unknown>>
}

/** All that is kept between two changes. */
interface Generation {
  madeAt: number
  /** Until something appears or disappears by itself. */
  endsAt: Promise<number>
  /** The same once known, so that a warm answer waits for nothing. */
  knownEnd: number
  namings: Map<number, Promise<string>>
  audiences: Map<string, Audience>
  ofViewer: WeakMap<AudienceViewer, Audience>
  shelves: Record<ShelfName, Shelf>
}

/** What is typed has no end of variants: it has a small shelf of its own, where it cannot push the portal out. */
export type ShelfName = 'portal' | 'typed'

export type Room = Record<ShelfName, number>

/** Keeps a value that answers of one audience are made from, as long as the answers themselves. */
export type Keep = <T>(name: string, make: () => Promise<T>) => Promise<T>

/** Makes the answer for one audience: the viewer it is given stands for all who share it. */
export type Make = (viewer: AudienceViewer | null, keep: Keep) => Promise<unknown>

export interface Keeping {
  /** With it, `warm` finds the answer by that address from then on. */
  url?: string
  shelf?: ShelfName
}

export interface AnswerStore {
  answer(viewer: AudienceViewer | null, query: string, make: Make, keeping?: Keeping): Promise<Answer>
  /** The answer already made for this very address, if it still holds: no wait, no query. */
  warm(viewer: AudienceViewer, url: string): Answer | undefined
  drop(): void
}

const MIB = 1024 * 1024
const ROOM: Room = { portal: 64 * MIB, typed: 8 * MIB }
/** What an entry costs beside its text. */
const ENTRY_BYTES = 200

/**
 * Answers that many viewers share, serialised once per audience and query. A warm read touches no database.
 * All are dropped on demand and when a publication boundary passes; when a shelf is full, the least recently used leave.
 */
export function createAnswerStore({ db, now }: Pick<Deps, 'db' | 'now'>, room: Room = ROOM): AnswerStore {
  let current: Generation | null = null
  let uses = 0
  const drop = () => {
    current = null
  }

  function begin(): Generation {
    const at = now()
    const midnight = endOfParisDay(parisDay(at)).getTime()
    const generation: Generation = {
      madeAt: at.getTime(),
      endsAt: selectNextBoundary(db, at).then((boundary) =>
        Math.min(boundary?.getTime() ?? Infinity, midnight),
      ),
      knownEnd: -Infinity,
      namings: new Map(),
      audiences: new Map(),
      ofViewer: new WeakMap(),
      shelves: { portal: createShelf(room.portal), typed: createShelf(room.typed) },
    }
    generation.endsAt.then(
      (end) => (generation.knownEnd = end),
      () => current === generation && drop(),
    )
    return generation
  }

  async function liveGeneration(): Promise<Generation> {
    for (;;) {
      const generation = (current ??= begin())
      const endsAt = await generation.endsAt
      const at = now().getTime()
      if (current === generation && at >= generation.madeAt && at < endsAt) return generation
      if (current === generation) drop()
    }
  }

  async function audienceOf(generation: Generation, viewer: AudienceViewer | null): Promise<Audience> {
    const known = viewer === null ? undefined : generation.ofViewer.get(viewer)
    if (known !== undefined) return known
    const naming = await namingOf(generation, viewer)
    const key = audienceKey(viewer, naming)
    const audience = generation.audiences.get(key) ?? {
      viewer: sharedViewer(viewer, naming),
      answers: new Map(),
      byUrl: new Map(),
      parts: new Map(),
    }
    generation.audiences.set(key, audience)
    if (viewer !== null) generation.ofViewer.set(viewer, audience)
    return audience
  }

  function namingOf({ namings }: Generation, viewer: AudienceViewer | null): Promise<string> | string {
    const id = viewer === null || viewer.right_id !== null ? null : viewer.drugstore_id
    if (id === null) return ''
    return kept(namings, id, () => selectNaming(db, id))
  }

  async function answer(
    viewer: AudienceViewer | null,
    query: string,
    make: Make,
    { url, shelf: name = 'portal' }: Keeping = {},
  ): Promise<Answer> {
    // Everything below belongs to this generation: begun before a change, it does not outlive it.
    const generation = await liveGeneration()
    const audience = await audienceOf(generation, viewer)
    const shelf = generation.shelves[name]
    const entry = await liveEntry(shelf, audience, query, make)
    const made = await entry.making
    entry.usedAt = uses += 1
    // Only what is still kept is found by its address.
    if (url !== undefined && audience.byUrl.get(url) !== entry && audience.answers.get(query) === entry) {
      audience.byUrl.set(url, entry)
      entry.urls.push(url)
      shelf.spend(entry, url.length + ENTRY_BYTES)
    }
    return made
  }

  async function liveEntry(shelf: Shelf, audience: Audience, query: string, make: Make): Promise<Entry> {
    const before = audience.answers.get(query)
    const known = await before?.making
    if (before !== undefined && known !== undefined && known.expiresAt > now().getTime()) return before
    if (before !== undefined) shelf.remove(before)
    return audience.answers.get(query) ?? beginEntry(shelf, audience, query, make)
  }

  function beginEntry(shelf: Shelf, audience: Audience, query: string, make: Make): Entry {
    const keep: Keep = (name, makePart) => kept(audience.parts, name, makePart) as ReturnType<typeof makePart>
    const making = serialise(() => make(audience.viewer, keep), linkWindowEnd(now()).getTime())
    const entry: Entry = {
      making,
      made: null,
      urls: [],
      bytes: 0,
      usedAt: (uses += 1),
      leave() {
        if (audience.answers.get(query) === entry) audience.answers.delete(query)
        for (const url of entry.urls) if (audience.byUrl.get(url) === entry) audience.byUrl.delete(url)
      },
    }
    audience.answers.set(query, entry)
    making.then(
      (made) => {
        entry.made = made
        // Compressed copies come on top: about a third of it.
        shelf.spend(entry, query.length + made.body.length * 1.5 + ENTRY_BYTES)
      },
      // A failure is told to whoever waits, and forgotten.
      () => entry.leave(),
    )
    return entry
  }

  return {
    answer,
    warm(viewer, url) {
      if (current === null) return undefined
      const entry = current.ofViewer.get(viewer)?.byUrl.get(url)
      const found = entry?.made
      if (entry === undefined || !found) return undefined
      const at = now().getTime()
      if (at >= found.expiresAt || at >= current.knownEnd || at < current.madeAt) return undefined
      entry.usedAt = uses += 1
      return found
    },
    drop,
  }
}

/** What is being made, or was; a failure is told to whoever waits, and forgotten. */
function kept<K, T>(map: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const known = map.get(key)
  if (known !== undefined) return known
  const making = make()
  map.set(key, making)
  making.catch(() => map.get(key) === making && map.delete(key))
  return making
}
