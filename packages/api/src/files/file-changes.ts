import type { Db } from '../db/db.ts'
import { publish, type Events } from '../db/events.ts'
import { holdSeenUses } from './file-uses.sql.ts'

const FILES_CHANNEL = 'files'
/** Follows the id where nothing that is shown holds the file. */
const UNSEEN = ' unseen'

/**
 * Tells every process that a file was changed or removed. What a pharmacy sends with a claim, or an editor uploads for
 * a draft, is in no answer yet: the answers of everybody else stand. Returns whether something shown holds it.
 */
export async function publishFile(trx: Db, id: number): Promise<boolean> {
  const isSeen = await holdSeenUses(trx, id)
  await publish(trx, FILES_CHANNEL, isSeen ? id : `${id}${UNSEEN}`)
  return isSeen
}

/** Whoever keeps rows of files hears of each. */
export function onFile(events: Events, listener: (id: number) => void): void {
  events.on(FILES_CHANNEL, (payload) => listener(Number.parseInt(payload, 10)))
}

/** Whoever keeps what is made of files that are shown: their sizes, names, words and alternative texts are in it. */
export function onSeenFile(events: Events, listener: () => void): void {
  events.on(FILES_CHANNEL, (payload) => {
    if (!payload.endsWith(UNSEEN)) listener()
  })
}
