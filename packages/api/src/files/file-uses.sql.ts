import { sql } from 'kysely'
import type { FileUse } from '@kiosque/contract/wire/files'
import { isLive, isVisibleContent, isVisibleHighlight, targetHolds } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

export interface FileOwner {
  /** `claim`, `contact_message`, `highlight`… Contents keep their own list (content_file). */
  type: string
  id: number
}

export async function replaceFileUses(db: Db, owner: FileOwner, ids: number[]): Promise<void> {
  await db
    .deleteFrom('file_use')
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .execute()
  if (ids.length === 0) return
  await db
    .insertInto('file_use')
    .values(ids.map((file_id) => ({ owner_type: owner.type, owner_id: owner.id, file_id })))
    .execute()
}

/** Everything that shows a file, one row each, whoever keeps the link. */
const USES = sql`(
  SELECT cf.file_id, 'content' AS type, c.id, c.kind, c.title
    FROM content_file cf JOIN content c ON c.id = cf.content_id
  UNION ALL SELECT logo_id, 'laboratory', id, NULL, name FROM laboratories WHERE logo_id IS NOT NULL
  UNION ALL SELECT logo_id, 'partner', id, NULL, name FROM partners WHERE logo_id IS NOT NULL
  UNION ALL SELECT photo_id, 'author', id, NULL, name FROM authors WHERE photo_id IS NOT NULL
  UNION ALL SELECT image_id, 'highlight', id, NULL, title FROM highlights WHERE image_id IS NOT NULL
  UNION ALL SELECT image_id, 'popin', id, NULL, title FROM popins WHERE image_id IS NOT NULL
  UNION ALL SELECT cover_id, 'event', id, NULL, title FROM events WHERE cover_id IS NOT NULL
  UNION ALL SELECT photo_id, 'enrolment', content_id, NULL, '' FROM enrolments WHERE photo_id IS NOT NULL
  UNION ALL SELECT file_id, owner_type, owner_id, NULL, '' FROM file_use
)`

/** Of a row of `file`: whether anything shows it. */
export const isFileUsed = sql<boolean>`EXISTS (SELECT 1 FROM ${USES} AS used WHERE used.file_id = file.id)`

/** Of those who keep a file, whose pages only who sent it and whoever works on it read: no kept answer holds one. */
const SEEN_BY_FEW = ['claim', 'contact_message', 'registration', 'attestation', 'enrolment']

/**
 * Whether something that many read shows the file. Drafts that hold it, then the file, are locked in the order in which
 * contents are saved: neither is published nor put into something before the transaction ends.
 */
export async function holdSeenUses(trx: Db, fileId: number): Promise<boolean> {
  await sql`SELECT 1 FROM content WHERE status = 'draft'
               AND id IN (SELECT content_id FROM content_file WHERE file_id = ${fileId}::int)
             ORDER BY id FOR SHARE`.execute(trx)
  await lockFile(trx, fileId)
  const { rows } = await sql`
    SELECT 1 FROM ${USES} AS used LEFT JOIN content c ON used.type = 'content' AND c.id = used.id
     WHERE used.file_id = ${fileId}::int AND used.type <> ALL (${SEEN_BY_FEW}::text[])
       AND c.status IS DISTINCT FROM 'draft' LIMIT 1`.execute(trx)
  return rows.length > 0
}

export async function selectUses(db: Db, fileId: number): Promise<FileUse[]> {
  const { rows } = await sql<FileUse>`
    SELECT type, id, kind, title FROM ${USES} AS uses
     WHERE file_id = ${fileId} ORDER BY type, id LIMIT 200`.execute(db)
  return rows
}

export async function countUses(db: Db, fileIds: number[]): Promise<Map<number, number>> {
  if (fileIds.length === 0) return new Map()
  const { rows } = await sql<{ file_id: number; uses: number }>`
    SELECT file_id, count(*) AS uses FROM ${USES} AS uses
     WHERE file_id = ANY (${fileIds}::int[]) GROUP BY file_id`.execute(db)
  return new Map(rows.map((row) => [row.file_id, row.uses]))
}

/** Of these files, those used by some content that exists for this viewer now, or by a company or author. */
export async function selectVisibleThroughUse(
  db: Db,
  viewer: Reader | null,
  fileIds: number[],
  now: Date,
): Promise<Set<number>> {
  const popinHolds = viewer === null ? sql`false` : sql`${isLive('p', now)} AND ${targetHolds('p', viewer)}`
  const eventHolds = viewer === null ? sql`false` : sql`e.status <> 'draft' AND ${targetHolds('e', viewer)}`
  const { rows } = await sql<{ id: number }>`
    SELECT f.id FROM file f
     WHERE f.id = ANY (${fileIds}::int[]) AND (
       EXISTS (SELECT 1 FROM content_file cf JOIN content c ON c.id = cf.content_id
                WHERE cf.file_id = f.id AND ${isVisibleContent('c', viewer, now)})
       OR EXISTS (SELECT 1 FROM highlights h
                   WHERE h.image_id = f.id AND ${isVisibleHighlight('h', viewer, now)})
       OR EXISTS (SELECT 1 FROM events e WHERE e.cover_id = f.id AND ${eventHolds})
       OR EXISTS (SELECT 1 FROM popins p WHERE p.image_id = f.id AND ${popinHolds})
       OR ${viewer !== null}::boolean AND (
         EXISTS (SELECT 1 FROM laboratories WHERE logo_id = f.id)
         OR EXISTS (SELECT 1 FROM partners WHERE logo_id = f.id)
         OR EXISTS (SELECT 1 FROM authors WHERE photo_id = f.id)))`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Locks the row, so that nobody starts to use the file between the question and its deletion. */
export async function lockFile(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM file WHERE id = ${id} FOR UPDATE`.execute(db)
  return rows.length > 0
}

/** Of these ids, the files that exist; each stays until the transaction ends. */
export async function holdFiles(
  db: Db,
  ids: number[],
): Promise<{ id: number; uploaded_by: number | null; type: string; is_private: boolean }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; uploaded_by: number | null; type: string; is_private: boolean }>`
    SELECT id, uploaded_by, type, is_private FROM file
     WHERE id = ANY (${ids}::int[]) ORDER BY id FOR KEY SHARE`.execute(db)
  return rows
}

/** Whether anything already shows this file, except what is named. */
export async function isUsedElsewhere(db: Db, fileId: number, owner: FileOwner): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM file_use WHERE file_id = ${fileId}::int
       AND NOT (owner_type = ${owner.type} AND owner_id = ${owner.id}::int)`.execute(db)
  return rows.length > 0
}

/** Proofs and attachments that nothing uses after a day: abandoned drafts, closed tabs. */
export async function selectAbandoned(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT f.id FROM file f
     WHERE f.origin = 'member' AND f.created_at < ${before}
       AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id)
       AND NOT EXISTS (SELECT 1 FROM enrolments e WHERE e.photo_id = f.id)
       AND NOT EXISTS (SELECT 1 FROM content_file cf WHERE cf.file_id = f.id)
     ORDER BY f.created_at LIMIT ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
