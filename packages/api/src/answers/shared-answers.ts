import type { Reader } from '../audience/visible-targets.ts'
import { forEveryone, hasDeparted } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { isDeparture } from '../errors.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { linkWindowEnd } from '../files/file-links.ts'
import { onSeenFile } from '../files/file-changes.ts'
import type { LiveContents } from '../live/live-contents.ts'
import { serialise, type Answer } from './answer.ts'
import { createPackedAnswers, type PackedAnswers } from './packed.ts'
import { createRecent, type Recent } from './recent.ts'
import { Recipe } from './recipe.ts'
import { createTopics, type Stamp } from './topics.ts'
import { EVERY_TOPIC, topicsOf, type Topic } from './topic.ts'

export interface Question {
  /** The name tells this answer from every other: the route and what was asked of it. */
  name: string
  /** What the answer is made of. A caller gives the same array each time: it is told from others by identity. */
  topics: readonly Topic[]
  /** A typed question has no end of variants: its answer has a small store of its own, and never drives others out. */
  isTyped?: boolean
}

/** Makes the answer, or says what it is made of: the reader it is given stands for all who share it. */
export type Make = (reader: Reader | null) => Promise<unknown>

declare module '../deps.ts' {
  interface Deps {
    /** What many readers share, ready to be sent. */
    answers: SharedAnswers
  }
}

export interface SharedAnswers {
  find(reader: Reader | null, question: Question, make: Make): Promise<Answer>
  /** The answer already made, if it still holds: no wait, no query. */
  known(reader: Reader, question: Question): Answer | undefined
  readonly packed: PackedAnswers
  /** How many were there already, and how many had to be made, since the start: for the metrics. */
  readonly counts: { readonly before: number; readonly now: number }
}

/** How much is kept, in bytes. */
export interface Room {
  answers: number
  typed: number
  /** Compressed. */
  packed: number
}

const ROOM: Room = { answers: 6_000_000, typed: 1_000_000, packed: 3_000_000 }

// Text takes two bytes a sign where one of them is not of Western Europe, as « ’ » is not.
const sizeOf = ({ body }: Answer) => body.ownLength * 2
const piecesOf = ({ body }: Answer) => body.parts.filter((part) => typeof part !== 'string')

/** An answer made once for all who wait for it. */
interface Made {
  topics: readonly Topic[]
  stamp: Stamp
  value: Promise<Answer>
  /** The same once it is there, so that a warm answer waits for nothing. */
  now: Answer | undefined
}

/** The same of a recipe: its bytes are kept once, under what it is made of, for all the audiences that share them. */
interface Pointer extends Pick<Made, 'topics' | 'stamp'> {
  body: string
}

const isPointer = (kept: Made | Pointer): kept is Pointer => 'body' in kept

/**
 * Answers that many readers share, serialised once for all those to whom nothing in them differs. A warm read touches no
 * database. A change drops the answers that hold its topic, and so does an instant at which something of the topic
 * appears or ends; after that each is made once, however many ask for it.
 */
export function createSharedAnswers(
  { db, now, events, live }: { db: Db; now: () => Date; events: Events; live: { contents: LiveContents } },
  room: Room = ROOM,
): SharedAnswers {
  const topics = createTopics({ db, now, live: live.contents })
  const answers = createRecent<Made | Pointer>(room.answers / 2)
  const typed = createRecent<Made | Pointer>(room.typed)
  const bodies = createRecent<Made>(room.answers / 2)
  const counts = { before: 0, now: 0 }
  const dropAll = () => topics.drop(EVERY_TOPIC)
  events.on(CONTENT_CHANNEL, (payload) => topics.drop(topicsOf(payload)))
  // The sizes, names and alternative texts of files are inside the answers.
  onSeenFile(events, dropAll)
  events.onGap(dropAll)

  const isGood = (kept: Pointer | Made | undefined): kept is Made | Pointer =>
    kept !== undefined && topics.isCurrent(kept.topics, kept.stamp)

  /** What is kept under a key and still holds, wherever its bytes are. */
  function goodIn(store: Recent<Made | Pointer>, key: string): Made | undefined {
    const kept = store.get(key)
    const made = kept !== undefined && isPointer(kept) ? bodies.get(kept.body) : (kept as Made | undefined)
    return isGood(kept) && isGood(made) ? made : undefined
  }

  /** What is being made, or was; a failure is told to whoever waits, and forgotten. */
  function once(
    store: Recent<Made | Pointer> | Recent<Made>,
    key: string,
    of: readonly Topic[],
    make: () => Promise<Answer>,
    bodyOf: () => string | null = () => null,
  ): Promise<Answer> {
    // Begun before a change, it is not given to whoever asks after it.
    const made: Made = { topics: of, stamp: topics.stampOf(of), value: make(), now: undefined }
    store.set(key, made, 0)
    made.value.then(
      (value) => {
        made.now = value
        if (store.get(key) !== made) return
        const body = bodyOf()
        if (body === null) store.set(key, made, sizeOf(value), piecesOf(value))
        else (store as Recent<Made | Pointer>).set(key, { topics: of, stamp: made.stamp, body }, 0)
      },
      () => store.get(key) === made && store.delete(key),
    )
    return made.value
  }

  async function findOrMake(reader: Reader | null, question: Question, make: Make): Promise<Answer> {
    await forEveryone(() => topics.load(question.topics))
    const store = storeOf(question)
    const key = keyOf(reader, question)
    const known = goodIn(store, key)
    if (known !== undefined) {
      const answer = await known.value
      if (now().getTime() < answer.expiresAt) {
        counts.before += 1
        return answer
      }
    }
    counts.now += 1
    const shared = standIn(reader)
    let body: string | null = null
    const written = async () => {
      const made = await make(shared)
      if (!(made instanceof Recipe)) return serialise(made, linkWindowEnd(now()).getTime())
      body = `${question.name} ${made.of}`
      return writtenBy(made, body, question.topics)
    }
    return once(store, key, question.topics, written, () => body)
  }

  /** The bytes of a recipe, written once for all audiences whose answer is made of the same. */
  async function writtenBy(recipe: Recipe, key: string, of: readonly Topic[]): Promise<Answer> {
    const known = bodies.get(key)
    if (known !== undefined && isGood(known)) {
      const answer = await known.value
      if (now().getTime() < answer.expiresAt) return answer
    }
    const write = async () => serialise(await recipe.write(), linkWindowEnd(now()).getTime())
    return once(bodies, key, of, write)
  }

  const storeOf = ({ isTyped = false }: Question) => (isTyped ? typed : answers)
  const keyOf = (reader: Reader | null, { name, topics: of }: Question) =>
    `${name} ${topics.signatureOf(reader, of)}`

  return {
    known(reader, question) {
      if (!topics.isReady(question.topics)) return undefined
      const answer = goodIn(storeOf(question), keyOf(reader, question))?.now
      if (answer === undefined || now().getTime() >= answer.expiresAt) return undefined
      counts.before += 1
      return answer
    },
    counts,
    packed: createPackedAnswers(room.packed),
    find: (reader, question, make) => madeWhileWanted(() => findOrMake(reader, question, make)),
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

/** This id stands for whichever drugstore a reader has: no drugstore has it, and it is not null, which means none. */
const ANY_DRUGSTORE = -1

/** The targets that hold already say which drugstore counts: nothing else of it may enter a shared answer. */
function standIn(reader: Reader | null): Reader | null {
  if (reader === null || reader.drugstore_id === null) return reader
  return { ...reader, drugstore_id: ANY_DRUGSTORE }
}
