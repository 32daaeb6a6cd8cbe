import { createRecent } from '../answers/recent.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { FILES_CHANNEL } from '../files/find-file.ts'
import { selectAnswering, selectScores, selectTexts, type Asked, type Scored } from './search.sql.ts'

/** What answers a query, whoever asks: each audience keeps what it sees of it. */
export interface Find {
  /** Every content whose words answer, in no order. */
  ids(): Promise<Int32Array>
  /** Those that score highest: enough where many answer. */
  titled(): Promise<Scored>
  all(): Promise<Scored>
  /** What is made of the text of a content and of the query, once for each content. */
  extracts(ids: readonly number[], make: (text: string) => string): Promise<ReadonlyMap<number, string>>
}

export interface Finds {
  find(asked: Asked): Find
}

const MOST_BYTES = 6_000_000
/** Ids, scores and extracts of a query, on average. */
const FIND_BYTES = 40_000

/** Kept until something is published: nothing in it depends on who asks. */
export function createFinds({ db, events }: { db: Db; events: Events }): Finds {
  const kept = createRecent<Find>(MOST_BYTES)
  const forget = () => kept.clear()
  events.on(CONTENT_CHANNEL, forget)
  // The words of a PDF are those of the contents that show it.
  events.on(FILES_CHANNEL, forget)
  events.onGap(forget)
  return {
    find(asked) {
      const key = JSON.stringify(asked)
      const known = kept.get(key)
      if (known !== undefined) return known
      const made = createFind(db, asked)
      kept.set(key, made, FIND_BYTES)
      return made
    },
  }
}

function createFind(db: Db, asked: Asked): Find {
  const extracts = new Map<number, string>()
  return {
    ids: once(() => selectAnswering(db, asked.all)),
    titled: once(() => selectScores(db, asked, 'titled')),
    all: once(() => selectScores(db, asked, 'all')),
    async extracts(ids, make) {
      const missing = ids.filter((id) => !extracts.has(id))
      const texts = await selectTexts(db, missing)
      for (const id of missing) extracts.set(id, make(texts.get(id) ?? ''))
      return extracts
    },
  }
}

/** Asked once; a failure, whoever made it having left too, is asked again by the next. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    if (made !== null) return made
    const reading = read()
    made = reading
    reading.catch(() => made === reading && (made = null))
    return reading
  }
}
