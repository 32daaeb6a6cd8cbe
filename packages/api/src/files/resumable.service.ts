import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  extensionOf,
  LONG_FILM,
  MAX_UPLOAD_BYTES,
  UPLOAD_CHUNK_BYTES,
} from '@kiosque/contract/domain/uploads'
import type { FileRef, UploadState } from '@kiosque/contract/wire/files'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound, tooLarge, tooMany } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { keepReceived } from './add-file.ts'
import { fileRefOf } from './file-refs.ts'
import { addToLibrary } from './files.service.ts'
import { selectFiles, type FileRow } from './files.sql.ts'
import type { Received } from './receive-upload.ts'
import { replaceRow, requireReplaceable } from './replace-file.ts'
import {
  closeUpload,
  countOpenUploads,
  deleteUploads,
  insertPart,
  insertUpload,
  lockUpload,
  selectOldUploads,
  selectParts,
  selectUpload,
  type UploadRow,
} from './resumable.sql.ts'
import { newStorageKey, newUploadName } from './storage-key.ts'

const MOST_OPEN = 500

const stateOf = ({ id, name, size, received }: UploadRow): UploadState => ({
  id,
  name,
  size,
  offset: received,
})

async function ownUpload(deps: Deps, viewer: Viewer, id: string): Promise<UploadRow> {
  const upload = await selectUpload(deps.db, id, viewer.user_id)
  if (!upload) throw notFound()
  return upload
}

export async function openUpload(
  deps: Deps,
  viewer: Viewer,
  { name, size }: { name: string; size: number },
): Promise<UploadState> {
  if (size > MAX_UPLOAD_BYTES)
    throw tooLarge(`Ce fichier dépasse 30\u00a0Mo.${extensionOf(name) === 'mp4' ? ` ${LONG_FILM}` : ''}`)
  if ((await countOpenUploads(deps.db, viewer.user_id)) >= MOST_OPEN) {
    throw tooMany(3600, 'Beaucoup d’envois sont restés en cours. Réessayez dans une heure.')
  }
  const id = randomBytes(16).toString('hex')
  await insertUpload(deps.db, { id, user_id: viewer.user_id, name, size, created_at: deps.now() })
  return { id, name, size, offset: 0 }
}

/** Where to go on from after a broken line. */
export async function uploadStateOf(deps: Deps, viewer: Viewer, id: string): Promise<UploadState> {
  return stateOf(await ownUpload(deps, viewer, id))
}

/** Bytes first, row after. A piece that does not begin where the last one ended is refused: ask, then go on. */
export async function receiveChunk(
  deps: Deps,
  viewer: Viewer,
  id: string,
  offset: number,
  bytes: Buffer,
): Promise<UploadState> {
  const upload = await ownUpload(deps, viewer, id)
  if (bytes.length === 0) throw invalid({ body: ['Ce morceau est vide.'] })
  if (bytes.length > UPLOAD_CHUNK_BYTES) throw tooLarge('Ce morceau dépasse 1\u00a0Mo.')
  if (offset + bytes.length > upload.size) throw tooLarge('Ce fichier est plus long qu’annoncé.')
  if (offset !== upload.received) throw elsewhere(upload.received)
  const storage_key = newStorageKey()
  await deps.storage.write(storage_key, bytes)
  try {
    await inTransaction(deps.db, async (trx) => {
      const locked = await lockUpload(trx, id)
      if (!locked) throw notFound()
      if (locked.received !== offset) throw elsewhere(locked.received)
      await insertPart(trx, { upload_id: id, position: offset, storage_key, size: bytes.length })
    })
  } catch (error) {
    await deps.storage.remove(storage_key)
    throw error
  }
  return stateOf({ ...upload, received: offset + bytes.length })
}

const elsewhere = (received: number) =>
  conflict(
    'offset_mismatch',
    `Cet envoi reprend à l’octet ${received}. Demandez où il en est, puis continuez.`,
  )

/** Puts the pieces together, judges the whole as any upload, and keeps it: once, however often it is asked. */
export async function finishUpload(
  deps: Deps,
  viewer: Viewer,
  id: string,
  replaces: number | undefined,
): Promise<FileRef> {
  const upload = await ownUpload(deps, viewer, id)
  if (upload.file_id !== null) return refOf(deps, upload.file_id)
  if (upload.received < upload.size) {
    throw conflict('incomplete', 'Ce fichier n’est pas encore arrivé en entier. Reprenez l’envoi.')
  }
  const replaced = replaces === undefined ? null : await requireReplaceable(deps, replaces)
  let spent: string[] = []
  const received = await assemble(deps, upload)
  const row = await keepReceived(deps.storage, received, (prepared) =>
    inTransaction(deps.db, async (trx) => {
      const locked = await lockUpload(trx, id)
      if (!locked || locked.file_id !== null) throw conflict('finished', 'Cet envoi est déjà terminé.')
      let file: FileRow
      if (replaced) {
        const change = await replaceRow(deps, trx, viewer, replaced, prepared)
        file = change.file
        spent = change.spent
      } else file = await addToLibrary(deps, trx, viewer, prepared)
      spent = [...spent, ...(await closeUpload(trx, id, file.id))]
      return file
    }),
  )
  for (const key of spent) await deps.storage.remove(key)
  return fileRefOf(row, null, { secret: deps.env.secretKey, now: deps.now() })
}

async function refOf(deps: Deps, fileId: number): Promise<FileRef> {
  const [file] = await selectFiles(deps.db, [fileId])
  if (!file) throw notFound()
  return fileRefOf(file, file.previews[0] ?? null, { secret: deps.env.secretKey, now: deps.now() })
}

async function assemble({ db, storage }: Deps, upload: UploadRow): Promise<Received> {
  const parts = await selectParts(db, upload.id)
  const hash = createHash('sha256')
  await mkdir(storage.incomingFolder, { recursive: true })
  const path = join(storage.incomingFolder, newUploadName())
  async function* bytes() {
    for (const part of parts) {
      for await (const chunk of await storage.read(part.storage_key)) {
        hash.update(chunk as Buffer)
        yield chunk
      }
    }
  }
  try {
    await pipeline(bytes, createWriteStream(path, { flags: 'wx', flush: true }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, size: upload.size, sha256: hash.digest('hex'), sentName: upload.name }
}

export async function abandonUpload(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await ownUpload(deps, viewer, id)
  await dropUploads(deps, [id])
}

async function dropUploads(deps: Deps, ids: string[]): Promise<void> {
  const keys = await inTransaction(deps.db, (trx) => deleteUploads(trx, ids))
  for (const key of keys) await deps.storage.remove(key)
}

/** Closed tabs, lost lines: what was begun a day ago and never finished, and the memory of what was. */
export async function sweepResumable(deps: Deps, before: Date): Promise<number> {
  const ids = await selectOldUploads(deps.db, before, 500)
  await dropUploads(deps, ids)
  return ids.length
}
