import { createRecent } from '../answers/recent.ts'
import { REFERENCES, topicsOf } from '../answers/topic.ts'
import { forEveryone } from '../db/asker.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { FILES_CHANNEL } from '../files/find-file.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveRow } from '../live/live-kind.ts'
import { selectAnswering } from './matching.sql.ts'

/** What answers the words typed in a list, whoever asks: each audience keeps what it sees of it. */
export interface AnsweringContents {
  /** The contents of a kind whose words answer this tsquery, in no order. After `contents.refresh()`. */
  find(kind: string, answer: string): Promise<LiveRow[]>
}

const MOST_BYTES = 1_000_000

/** Asked once until a content changes, or what contents are found by. */
export function createAnsweringContents(deps: {
  db: Db
  events: Events
  contents: LiveContents
}): AnsweringContents {
  const { db, events, contents } = deps
  const kept = createRecent<Promise<Int32Array>>(MOST_BYTES)
  const forget = () => kept.clear()
  contents.onChange(forget)
  // A laboratory renamed, or the words of a PDF: contents are found otherwise without being written.
  events.on(CONTENT_CHANNEL, (payload) => void (topicsOf(payload).includes(REFERENCES) && forget()))
  events.on(FILES_CHANNEL, forget)
  events.onGap(forget)

  function idsOf(answer: string): Promise<Int32Array> {
    const known = kept.get(answer)
    if (known !== undefined) return known
    const asked = forEveryone(() => selectAnswering(db, answer))
    const isKept = () => kept.get(answer) === asked
    kept.set(answer, asked, 0)
    asked.then(
      (ids) => isKept() && kept.set(answer, asked, ids.byteLength),
      () => isKept() && kept.delete(answer),
    )
    return asked
  }

  return {
    async find(kind, answer) {
      const rows: LiveRow[] = []
      if (answer === '') return rows
      for (const id of await idsOf(answer)) {
        const row = contents.find(id)
        if (row?.kind === kind) rows.push(row)
      }
      return rows
    },
  }
}
