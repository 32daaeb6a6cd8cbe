import { createHash } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fold } from '@kiosque/contract/domain/slug'
import { wrongType } from '../errors.ts'
import type { Db } from '../db/db.ts'
import { cleanFileName } from './file-name.ts'
import type { FileType } from './file-types.ts'
import { insertFile, insertFiles, type FileRow } from './files.sql.ts'
import { measureImage, normaliseImage } from './images.ts'
import type { Received } from './receive-upload.ts'
import { refusalOfType } from './refused-type.ts'
import { sniff } from './sniff.ts'
import { newStorageKey, newUploadName } from './storage-key.ts'
import type { Storage } from './storage.ts'
import { refuseBrokenSubtitles } from './subtitles.ts'
import { createQueue } from './work-queue.ts'

export interface Owner {
  origin: 'media' | 'member'
  uploaded_by: number | null
  drugstore_id: number | null
  /** Its sender's alone. */
  is_private?: boolean
}

/**
 * Judges a received file by what is in it, makes it safe and keeps it; `record` writes its row. Bytes first, row
 * after: a crash between the two leaves an object that the sweep removes, never a row that leads nowhere.
 */
export async function keepReceived(
  storage: Storage,
  received: Received,
  record: (row: Prepared) => Promise<FileRow>,
): Promise<FileRow> {
  let path = received.path
  try {
    const type = await sniff(path, received.sentName)
    if (type === null) throw wrongType(await refusalOfType(path, received.sentName))
    if (type.extension === 'vtt') await refuseBrokenSubtitles(path)
    const prepared = await prepare(received, type, storage)
    path = prepared.path
    await storage.keep(prepared.row.storage_key, path)
    try {
      return await record(prepared.row)
    } catch (error) {
      await storage.remove(prepared.row.storage_key)
      throw error
    }
  } finally {
    await rm(received.path, { force: true })
    await rm(path, { force: true })
  }
}

export type Prepared = Pick<
  FileRow,
  | 'storage_key'
  | 'name'
  | 'name_fold'
  | 'type'
  | 'size'
  | 'sha256'
  | 'width'
  | 'height'
  | 'blur'
  | 'pages'
  | 'processed_at'
>

async function prepare(
  received: Received,
  type: FileType,
  storage: Storage,
): Promise<{ path: string; row: Prepared }> {
  const name = cleanFileName(received.sentName, type.extension)
  const row: Prepared = {
    storage_key: newStorageKey(),
    name,
    name_fold: fold(name),
    type: type.mime,
    size: received.size,
    sha256: received.sha256,
    width: null,
    height: null,
    blur: null,
    pages: null,
    processed_at: null,
  }
  if (type.family !== 'image') return { path: received.path, row }
  const target = join(storage.incomingFolder, newUploadName())
  try {
    const { width, height, size, blur } = await normaliseImage(received.path, type.extension, target)
    return { path: target, row: { ...row, width, height, size, blur } }
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

export interface OwnFile {
  bytes: Uint8Array
  name: string
  alt?: string
  at: Date
  /** Of a picture measured beforehand; left out, it is opened and measured. */
  measures?: { width: number; height: number; blur: string }
}

/**
 * Keeps a file of our own making (the demonstration's covers, a generated receipt). Its type is still judged by its
 * content; a picture is stored as it is, since nobody else has touched it.
 */
export async function addOwnFile(
  db: Db,
  storage: Storage,
  file: OwnFile,
  owner?: Partial<Owner>,
): Promise<FileRow> {
  return insertFile(db, await keepOwn(storage, file, owner))
}

// Each waits for its folder to be on the disk: several wait together.
const keeping = createQueue(8)

/** Several of them; their rows come back in the order given. */
export async function addOwnFiles(db: Db, storage: Storage, files: readonly OwnFile[]): Promise<FileRow[]> {
  const kept = await Promise.all(files.map((file) => keeping(() => keepOwn(storage, file))))
  return kept.length === 0 ? [] : insertFiles(db, kept)
}

/** Puts the bytes in their place; returns the row that is still to be written. */
async function keepOwn(storage: Storage, file: OwnFile, owner?: Partial<Owner>) {
  await mkdir(storage.incomingFolder, { recursive: true })
  const path = join(storage.incomingFolder, newUploadName())
  try {
    await writeFile(path, file.bytes, { flag: 'wx' })
    const type = await sniff(path, file.name)
    if (type === null) throw new Error(`not an accepted file: ${file.name}`)
    const name = cleanFileName(file.name, type.extension)
    const measures =
      type.family === 'image'
        ? (file.measures ?? (await measureImage(path)))
        : { width: null, height: null, blur: null }
    const { size } = await stat(path)
    const storage_key = newStorageKey()
    await storage.keep(storage_key, path)
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    const row = { storage_key, name, name_fold: fold(name), type: type.mime, size, sha256, ...measures }
    const { origin = 'media', uploaded_by = null, drugstore_id = null, is_private = false } = owner ?? {}
    const about = { alt: file.alt ?? '', origin, uploaded_by, drugstore_id, is_private, created_at: file.at }
    return { ...row, ...about, pages: null, processed_at: null }
  } finally {
    await rm(path, { force: true })
  }
}
