import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { forEveryone, hasDeparted } from '../db/asker.ts'
import type { Deps } from '../deps.ts'
import { isDeparture } from '../errors.ts'
import { linkWindowEnd } from '../files/file-links.ts'
import { audienceKey, sharedViewer } from './audience-key.ts'
import { selectNaming, selectNextBoundary } from './audience.sql.ts'
import { serialise, type Answer } from './shared-answer.ts'

/** What all viewers of one audience share until something changes. */
interface Audience {
  /** Stands for all of them. */
  viewer: AudienceViewer | null
  answers: Map<string, Promise<Answer>>
  /** The same answers by the very address they were asked at. */
  byUrl: Map<string, Answer>
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
  bytes: number
}

/** Keeps a value that answers of one audience are made from, as long as the answers themselves. */
export type Keep = <T>(name: string, make: () => Promise<T>) => Promise<T>

/** Makes the answer for one audience: the viewer it is given stands for all who share it. */
export type Make = (viewer: AudienceViewer | null, keep: Keep) => Promise<unknown>

export interface AnswerStore {
  /** With `url`, `warm` finds it by that address from then on. */
  answer(viewer: AudienceViewer | null, query: string, make: Make, url?: string): Promise<Answer>
  /** The answer already made for this very address, if it still holds: no wait, no query. */
  warm(viewer: AudienceViewer, url: string): Answer | undefined
  drop(): void
}

const MOST_BYTES = 64 * 1024 * 1024
/** What an entry costs beside its text. */
const ENTRY_BYTES = 200

/**
 * Answers that many viewers share, serialised once per audience and query. A warm read touches no database.
 * All are dropped on demand and when a publication boundary passes.
 */
export function createAnswerStore({ db, now }: Pick<Deps, 'db' | 'now'>): AnswerStore {
  let current: Generation | null = null
  const drop = () => {
    current = null
  }

  function begin(): Generation {
    const at = now()
    const midnight = endOfParisDay(parisDay(at)).getTime()
    const generation: Generation = {
      madeAt: at.getTime(),
      endsAt: forEveryone(() => selectNextBoundary(db, at)).then((boundary) =>
        Math.min(boundary?.getTime() ?? Infinity, midnight),
      ),
      knownEnd: -Infinity,
      namings: new Map(),
      audiences: new Map(),
      ofViewer: new WeakMap(),
      bytes: 0,
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
    return kept(namings, id, () => forEveryone(() => selectNaming(db, id)))
  }

  function spend(generation: Generation, bytes: number): void {
    generation.bytes += bytes + ENTRY_BYTES
    if (generation.bytes > MOST_BYTES && current === generation) drop()
  }

  async function answer(
    viewer: AudienceViewer | null,
    query: string,
    make: Make,
    url?: string,
  ): Promise<Answer> {
    // Everything below belongs to this generation: begun before a change, it does not outlive it.
    const generation = await liveGeneration()
    const audience = await audienceOf(generation, viewer)
    const made = await madeWhileWanted(() => madeFor(generation, audience, query, make))
    if (url !== undefined && audience.byUrl.get(url) !== made) {
      audience.byUrl.set(url, made)
      spend(generation, url.length)
    }
    return made
  }

  async function madeFor(generation: Generation, audience: Audience, query: string, make: Make) {
    const before = audience.answers.get(query)
    const known = await before
    if (known !== undefined && known.expiresAt > now().getTime()) return known
    if (audience.answers.get(query) === before) audience.answers.delete(query)
    const keep: Keep = (name, makePart) =>
      kept(audience.parts, name, () => forEveryone(makePart)) as ReturnType<typeof makePart>
    return kept(audience.answers, query, async () => {
      const made = await serialise(() => make(audience.viewer, keep), linkWindowEnd(now()).getTime())
      // Compressed copies come on top: about a third of it.
      spend(generation, query.length + made.body.length * 1.5)
      return made
    })
  }

  return {
    answer,
    warm(viewer, url) {
      if (current === null) return undefined
      const found = current.ofViewer.get(viewer)?.byUrl.get(url)
      if (found === undefined) return undefined
      const at = now().getTime()
      return at < found.expiresAt && at < current.knownEnd && at >= current.madeAt ? found : undefined
    },
    drop,
  }
}

/** Whoever was making the answer has left, and their question with them; those who still wait make it themselves. */
async function madeWhileWanted(made: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await made()
    } catch (error) {
      if (!isDeparture(error) || hasDeparted()) throw error
    }
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
