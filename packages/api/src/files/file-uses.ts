import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { invalid } from '../errors.ts'
import { isHeadOffice, type Viewer } from '../http/viewer.ts'
import { holdFiles, replaceFileUses, selectVisibleThroughUse, type FileOwner } from './file-uses.sql.ts'
import { selectFiles, type FileRow } from './files.sql.ts'

/** Says which files something shows from now on. In the transaction of the change itself. */
export async function setFileUses(trx: Db, owner: FileOwner, ids: readonly number[]): Promise<void> {
  await replaceFileUses(trx, owner, [...new Set(ids)])
}

/**
 * Refuses, under `field`, ids of files that do not exist; those that do stay until the transaction ends. What is
 * private is shown by nothing, so that no content can be made to read it.
 */
export async function requireFiles(trx: Db, ids: readonly number[], field: string): Promise<void> {
  const wanted = [...new Set(ids)]
  const held = (await holdFiles(trx, wanted)).filter((file) => !file.is_private)
  if (held.length < wanted.length)
    throw invalid({ [field]: ['Ce fichier n’existe plus. Choisissez-en un autre.'] })
}

/** The same for what a member attaches: only what they sent themselves. Somebody else's does not exist for them. */
export async function requireOwnFiles(
  trx: Db,
  viewer: Viewer,
  ids: readonly number[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(ids)]
  const held = await holdFiles(trx, wanted)
  const own = held.filter((file) => file.uploaded_by === viewer.user_id && !file.is_private)
  if (own.length < wanted.length)
    throw invalid({ [field]: ['Ce fichier n’existe plus. Envoyez-le de nouveau.'] })
}

/**
 * Of these files, those the viewer may read: their own, all for the head office, or through a content they see. What
 * is private is its sender's alone.
 */
export async function visibleFiles(
  db: Db,
  viewer: Member,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Set()
  const files = await selectFiles(db, wanted)
  const isEditor = isHeadOffice(viewer) && viewer.right_id !== 3
  const isOwn = (file: FileRow) => file.uploaded_by === viewer.user_id
  const own = files.filter((file) => isOwn(file) || (isEditor && !file.is_private)).map((file) => file.id)
  const others = files.filter((file) => !file.is_private && !own.includes(file.id)).map((file) => file.id)
  const shown = others.length > 0 ? await selectVisibleThroughUse(db, viewer, others, now) : []
  return new Set([...own, ...shown])
}

/** Whether a passer-by may read the file: some public content shows it. */
export async function isPublicFile(db: Db, id: number, now: Date): Promise<boolean> {
  return (await selectVisibleThroughUse(db, null, [id], now)).has(id)
}
