import { buffer } from 'node:stream/consumers'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { drawFilePage } from './file-pages.ts'
import { requireOwnFiles } from './file-uses.ts'
import { selectFile, selectFiles, type FileRow } from './files.sql.ts'

/** What a member attaches: their own uploads, as they are stored; refused under `field` otherwise. */
export async function takeOwnFiles(
  trx: Db,
  viewer: Viewer,
  ids: readonly number[],
  field: string,
): Promise<FileRow[]> {
  const wanted = [...new Set(ids)]
  await requireOwnFiles(trx, viewer, wanted, field)
  return selectFiles(trx, wanted)
}

/** The whole of a file small enough to be held: the caller has checked that it may be read. */
export async function bytesOfFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: number,
): Promise<Buffer> {
  const file = await selectFile(db, id)
  if (!file) throw notFound()
  return buffer(await storage.read(file.storage_key))
}

/** One page of a PDF as a picture, from 0, for a reader whom the caller has let in. */
export async function pageOfFile(
  deps: Pick<Deps, 'db' | 'storage'>,
  id: number,
  page: number,
): Promise<{ bytes: Uint8Array; type: string }> {
  const file = await selectFile(deps.db, id)
  if (!file) throw notFound()
  return { bytes: (await drawFilePage(deps, file, page)).bytes, type: 'image/webp' }
}
