import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { publish, type Events } from '../db/events.ts'
import { lockFile } from './file-uses.sql.ts'

const FILES_CHANNEL = 'files'
/** Follows the id where nothing that is shown holds the file. */
const UNSEEN = ' unseen'

/** Kept by those who sent them and whoever works on them: no page that many read holds one. */
const SEEN_BY_FEW = ['claim', 'contact_message', 'registration', 'attestation']

/**
 * Tells every process that a file was changed or removed. What a pharmacy sends with a claim, or an editor uploads for
 * a draft, is in no answer yet: the answers of everybody else stand. Returns whether something shown holds it.
 */
export async function publishFile(trx: Db, id: number): Promise<boolean> {
  const isSeen = await holdsWhereSeen(trx, id)
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

/**
 * Drafts that hold it, then the file, are locked in the order in which contents are saved: neither is published nor put
 * into something until this change is known.
 */
async function holdsWhereSeen(trx: Db, id: number): Promise<boolean> {
  await sql`SELECT 1 FROM content WHERE status = 'draft'
               AND id IN (SELECT content_id FROM content_file WHERE file_id = ${id}::int)
             ORDER BY id FOR SHARE`.execute(trx)
  await lockFile(trx, id)
  const { rows } = await sql<{ is_seen: boolean }>`
    SELECT EXISTS (SELECT 1 FROM content_file f JOIN content c ON c.id = f.content_id
                    WHERE f.file_id = ${id}::int AND c.status <> 'draft')
        OR EXISTS (SELECT 1 FROM highlights WHERE image_id = ${id}::int)
        OR EXISTS (SELECT 1 FROM popins WHERE image_id = ${id}::int)
        OR EXISTS (SELECT 1 FROM events WHERE cover_id = ${id}::int)
        OR EXISTS (SELECT 1 FROM laboratories WHERE logo_id = ${id}::int)
        OR EXISTS (SELECT 1 FROM partners WHERE logo_id = ${id}::int)
        OR EXISTS (SELECT 1 FROM authors WHERE photo_id = ${id}::int)
        OR EXISTS (SELECT 1 FROM file_use
                    WHERE file_id = ${id}::int AND owner_type <> ALL (${SEEN_BY_FEW}::text[])) AS is_seen`.execute(
    trx,
  )
  return rows[0]?.is_seen ?? false
}
