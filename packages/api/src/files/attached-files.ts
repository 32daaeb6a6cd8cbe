import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { requireOwnFiles } from './file-uses.ts'
import { selectFile, selectFiles, type FileRow } from './files.sql.ts'
import { encodeDrawing } from './images.ts'
import { drawPdfPage } from './pdf.ts'
import { newUploadName } from './storage-key.ts'

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

/** One page of a PDF as a picture, from 0: no browser shows a document that came in a sandbox. */
export async function pageOfFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: number,
  page: number,
): Promise<{ bytes: Uint8Array; type: string }> {
  const file = await selectFile(db, id)
  if (file?.type !== 'application/pdf') throw notFound()
  await mkdir(storage.incomingFolder, { recursive: true })
  const path = join(storage.incomingFolder, newUploadName())
  try {
    await pipeline(await storage.read(file.storage_key), createWriteStream(path, { flags: 'wx' }))
    const drawn = (await drawPdfPage(path, page))?.preview
    if (!drawn) throw notFound()
    const picture = await encodeDrawing(Buffer.from(drawn.pixels), drawn.width, drawn.height)
    return { bytes: picture.bytes, type: 'image/webp' }
  } finally {
    await rm(path, { force: true })
  }
}
