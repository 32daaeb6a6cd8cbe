import type { Reader } from '../audience/visible-targets.ts'
import { forEveryone, hasDeparted } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { isDeparture } from '../errors.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { linkWindowEnd } from '../files/file-links.ts'
import { FILES_CHANNEL } from '../files/find-file.ts'
import { serialise, type Answer } from './answer.ts'
import { createRecent, type Recent } from './recent.ts'
import { createTopics, type Stamp } from './topics.ts'
import { topicsOf, type Topic } from './topic.ts'

/** Keeps a value that answers are made from, for as long as its topic stays as it is. */
export type Keep = <T>(name: string, topics: readonly Topic[], make: () => Promise<T>) => Promise<T>

export interface Question {
  /** Tells this answer from every other: the route and what was asked of it. */
  name: string
  /** What it is made of. The same array each time: it stands for itself. */
  topics: readonly Topic[]
  /** What is typed has no end of variants: it has a small store of its own, and never drives the others out. */
  isTyped?: boolean
}

/** Makes the answer: the reader it is given stands for all who share it. */
export type Make = (reader: Reader | null, keep: Keep) => Promise<unknown>

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
}

/** How much is kept, in bytes. */
export interface Room {
  answers: number
  typed: number
  parts: number
}

const ROOM: Room = { answers: 40_000_000, typed: 6_000_000, parts: 8_000_000 }
/** A list summed up, on average. */
const PART_BYTES = 4_000

/** Something made once for all who wait for it. */
interface Made<T> {
  topics: readonly Topic[]
  stamp: Stamp
  value: Promise<T>
  /** The same once it is there, so that a warm answer waits for nothing. */
  now: T | undefined
}

/**
 * Answers that many readers share, serialised once for all those to whom nothing in them differs. A warm read touches no
 * database. A change drops the answers that hold its topic, and so does an instant at which something of the topic
 * appears or ends; after that each is made once, however many ask for it.
 */
export function createSharedAnswers(
  { db, now, events }: { db: Db; now: () => Date; events: Events },
  room: Room = ROOM,
): SharedAnswers {
  const topics = createTopics({ db, now })
  const answers = createRecent<Made<Answer>>(room.answers)
  const typed = createRecent<Made<Answer>>(room.typed)
  const parts = createRecent<Made<unknown>>(room.parts)
  const dropAll = () => topics.drop(topicsOf(''))
  events.on(CONTENT_CHANNEL, (payload) => topics.drop(topicsOf(payload)))
  // The sizes, names and alternative texts of files are inside the answers.
  events.on(FILES_CHANNEL, dropAll)
  events.onGap(dropAll)

  const isGood = (made: Made<unknown> | undefined): made is Made<unknown> =>
    made !== undefined && topics.isCurrent(made.topics, made.stamp)

  /** What is being made, or was; a failure is told to whoever waits, and forgotten. */
  function once<T>(
    store: Recent<Made<T>>,
    key: string,
    of: readonly Topic[],
    make: () => Promise<T>,
    sizeOf: (value: T) => number,
  ): Promise<T> {
    // Begun before a change, it is not given to whoever asks after it.
    const made: Made<T> = { topics: of, stamp: topics.stampOf(of), value: make(), now: undefined }
    store.set(key, made, 0)
    made.value.then(
      (value) => {
        made.now = value
        if (store.get(key) === made) store.set(key, made, sizeOf(value))
      },
      () => store.get(key) === made && store.delete(key),
    )
    return made.value
  }

  function keepFor(reader: Reader | null): Keep {
    return async (name, of, make) => {
      await forEveryone(() => topics.load(of))
      const key = `${name} ${topics.signatureOf(reader, of)}`
      const known = parts.get(key)
      if (isGood(known)) return (await known.value) as Awaited<ReturnType<typeof make>>
      return (await once(
        parts,
        key,
        of,
        () => forEveryone(make),
        () => PART_BYTES,
      )) as Awaited<ReturnType<typeof make>>
    }
  }

  async function findOrMake(reader: Reader | null, question: Question, make: Make): Promise<Answer> {
    await forEveryone(() => topics.load(question.topics))
    const store = storeOf(question)
    const key = keyOf(reader, question)
    const known = store.get(key)
    if (isGood(known)) {
      const answer = (await known.value) as Answer
      if (now().getTime() < answer.expiresAt) return answer
    }
    const shared = standIn(reader)
    const written = () => serialise(() => make(shared, keepFor(shared)), linkWindowEnd(now()).getTime())
    // Compressed copies come on top: about a third of it.
    return once(store, key, question.topics, written, ({ body }) => body.length * 1.5)
  }

  const storeOf = ({ isTyped = false }: Question) => (isTyped ? typed : answers)
  const keyOf = (reader: Reader | null, { name, topics: of }: Question) =>
    `${name} ${topics.signatureOf(reader, of)}`

  return {
    known(reader, question) {
      if (!topics.isReady(question.topics)) return undefined
      const made = storeOf(question).get(keyOf(reader, question))
      if (!isGood(made) || made.now === undefined) return undefined
      const answer = made.now as Answer
      return now().getTime() < answer.expiresAt ? answer : undefined
    },
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

/** Stands for every drugstore alike: it has none of their ids, and is not nothing either. */
const ANY_DRUGSTORE = -1

/** The targets that hold already say which drugstore counts: nothing else of it may enter a shared answer. */
function standIn(reader: Reader | null): Reader | null {
  if (reader === null || reader.drugstore_id === null) return reader
  return { ...reader, drugstore_id: ANY_DRUGSTORE }
}
