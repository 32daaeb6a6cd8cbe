import { createRecent } from '../answers/recent.ts'
import { REFERENCES, topicsOf } from '../answers/topic.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { onSeenFile } from '../files/file-changes.ts'
import type { LiveContents } from '../live/live-contents.ts'
import { withChanges } from './find-changes.ts'
import type { ReadTitle } from './read-title.ts'
import {
  selectAnswering,
  selectScores,
  selectTexts,
  TITLED,
  type Answering,
  type Asked,
  type Scored,
} from './search.sql.ts'

/** What answers a query, whoever asks: each audience keeps what it sees of it. */
export interface Find {
  /** The version of all contents up to which changes were taken into account. */
  readonly version: number
  /** Every content whose words answer, and those that score highest. */
  answering(): Promise<Answering>
  /** The score of all of them. */
  all(): Promise<Scored>
  /** What a title says to the query, once for each title. */
  title(title: string, read: (title: string) => ReadTitle): ReadTitle
  /** What is made of the text of a content and of the query, once for each content. */
  extracts(
    ids: readonly number[],
    making: Promise<(text: string, id: number) => string>,
  ): Promise<ReadonlyMap<number, string>>
  /** Other searches to try, by all that they are made of: once for everybody who sees the same. */
  close(of: string, make: () => string[]): string[]
}

export interface Finds {
  /** After `contents.refresh()`: what changed by then is taken into account. */
  find(asked: Asked): Find
}

/** What a morning types fits: with 6 MB, one request in a hundred was a search that had left. */
const MOST_BYTES = 10_000_000
/** What a content that answers takes: its id and its part of the counts; its score and its place in the order. */
const ID_BYTES = 8
const SCORE_BYTES = 20
/** An extract, or a title marked with its other words. */
const TEXT_BYTES = 600
const FIND_BYTES = 2_000
const MOST_TITLES = 300
const MOST_CLOSE = 10
/** The titles of a page, and the words to try beside it. */
const CLOSE_BYTES = 4_000
/** Past so many changes it is simpler to ask anew. */
const MOST_CHANGES = 500

/** Kept whoever asks; after a publication only what changed is asked about. */
export function createFinds(deps: { db: Db; events: Events; live: { contents: LiveContents } }): Finds {
  const { db, events, live } = deps
  const kept = createRecent<ChangingFind>(MOST_BYTES)
  const changes: number[] = []
  function forget(): void {
    kept.clear()
    changes.length = 0
  }
  live.contents.onChange((ids) => {
    if (ids === null || changes.length + ids.length > MOST_CHANGES) forget()
    else changes.push(...ids)
  })
  // A laboratory renamed, or the words of a PDF: contents are found otherwise without being written.
  events.on(CONTENT_CHANNEL, (payload) => void (topicsOf(payload).includes(REFERENCES) && forget()))
  onSeenFile(events, forget)
  events.onGap(forget)
  return {
    find(asked) {
      const key = JSON.stringify(asked)
      const known = kept.get(key) ?? createFind(db, asked, changes.length)
      known.follow(changes, live.contents.version)
      kept.set(key, known, known.bytes())
      return known
    },
  }
}

interface ChangingFind extends Find {
  /** Takes the changes it does not know yet into account. */
  follow(changes: readonly number[], version: number): void
  /** What it takes by now: a common word a thousand times what a rare one does. */
  bytes(): number
}

function createFind(db: Db, asked: Asked, from: number): ChangingFind {
  let upTo = from
  let followed = 0
  const extracts = new Map<number, string>()
  const titles = new Map<string, ReadTitle>()
  const close = new Map<string, string[]>()
  const sizeOf = (found: Scored) => found.ids.length * SCORE_BYTES
  const answering = once(
    () => selectAnswering(db, asked),
    ({ ids, best }) => ids.length * ID_BYTES + sizeOf(best),
  )
  const all = once(() => selectScores(db, asked, 'all'), sizeOf)
  return {
    get version() {
      return followed
    },
    answering: answering.find,
    all: async () => {
      const { best, isBestAll } = await answering.find()
      return isBestAll ? best : all.find()
    },
    bytes: () =>
      FIND_BYTES +
      answering.bytes() +
      all.bytes() +
      (extracts.size + titles.size) * TEXT_BYTES +
      close.size * CLOSE_BYTES,
    follow(changes, version) {
      followed = version
      if (upTo === changes.length) return
      const changed = new Set(changes.slice(upTo))
      upTo = changes.length
      for (const id of changed) extracts.delete(id)
      const { find } = once(() => selectScores(db, asked, [...changed]), sizeOf)
      answering.change(async ({ ids, best, isBestAll }) => ({
        ids: withChanges({ ids, scores: null }, changed, await find(), 0).ids,
        best: withChanges(best, changed, await find(), isBestAll ? 0 : TITLED),
        isBestAll,
      }))
      all.change(async (before) => withChanges(before, changed, await find(), 0))
    },
    title(title, read) {
      const known = titles.get(title)
      if (known !== undefined) return known
      const made = read(title)
      if (titles.size >= MOST_TITLES) titles.clear()
      titles.set(title, made)
      return made
    },
    async extracts(wanted, making) {
      const missing = wanted.filter((id) => !extracts.has(id))
      const known = upTo
      const own = new Map(wanted.map((id) => [id, extracts.get(id) ?? '']))
      const [texts, make] = await Promise.all([selectTexts(db, missing), making])
      for (const id of missing) {
        const extract = make(texts.get(id) ?? '', id)
        own.set(id, extract)
        // Read before a change that came meanwhile, it is not kept after it.
        if (known === upTo) extracts.set(id, extract)
      }
      return own
    },
    close(of, make) {
      const known = close.get(of)
      if (known !== undefined) return known
      const made = make()
      if (close.size >= MOST_CLOSE) close.clear()
      close.set(of, made)
      return made
    },
  }
}

/** Asked once; a failure, whoever made it having left too, is asked again by the next. */
function once<T>(read: () => Promise<T>, sizeOf: (value: T) => number) {
  let made: Promise<T> | null = null
  let bytes = 0
  function keep(reading: Promise<T>): Promise<T> {
    made = reading
    reading.then(
      (value) => (bytes = sizeOf(value)),
      () => made === reading && (made = null),
    )
    return reading
  }
  return {
    bytes: () => bytes,
    find: () => made ?? keep(read()),
    /** What is there already, changed; what was never asked for stays so. */
    change(how: (before: T) => Promise<T>): void {
      if (made !== null) void keep(made.then(how))
    },
  }
}
