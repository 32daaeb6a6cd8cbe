import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { publishFile } from './file-changes.ts'
import { typeByMime } from './file-types.ts'
import {
  deleteVariants,
  selectFile,
  selectUnprocessed,
  updateFile,
  upsertFileText,
  type FileWithVariants,
} from './files.sql.ts'
import { encodeDrawing } from './images.ts'
import { sizesFor } from './image-sizes.ts'
import { readPdf } from './pdf.ts'
import { newUploadName } from './storage-key.ts'
import { cuesIn } from './subtitles.ts'
import { canBeAnimated, ensureVariant, PREVIEW, storeVariant } from './variants.ts'

declare module '../deps.ts' {
  interface Deps {
    /** The words of a file became known: whatever shows it can be found by them. */
    whenFileRead: (trx: Db, fileId: number) => Promise<void>
  }
}

export const PROCESS_JOB = 'files.process'
export const CATCH_UP_JOB = 'files.catch-up'
const CATCH_UP_BATCH = 40
/** The narrowest is so small that AVIF gains nothing. */
const AVIF_FROM = 640

/** After the answer: the sizes of a picture, the first page and the words of a PDF, those of subtitles. Safe to run twice. */
export async function processFile(deps: Deps, fileId: number): Promise<void> {
  const file = await selectFile(deps.db, fileId)
  if (!file) return
  const family = typeByMime(file.type)?.family
  if (family === 'image') await makeSizes(deps, file)
  if (family === 'pdf') await readDocument(deps, file)
  if (file.type === 'text/vtt') await hearFilm(deps, file)
  const current = await selectFile(deps.db, fileId)
  // Replaced meanwhile: what was made of the old bytes goes, and the new ones have a job of their own.
  if (current && current.storage_key !== file.storage_key) return dropStaleVariants(deps, file, current)
  await inTransaction(deps.db, async (trx) => {
    await publishFile(trx, fileId)
    await updateFile(trx, fileId, { processed_at: deps.now() })
  })
}

async function dropStaleVariants(
  deps: Deps,
  old: FileWithVariants,
  current: FileWithVariants,
): Promise<void> {
  const known = new Set(old.variants.map((variant) => variant.storage_key))
  const keys = current.variants.map((variant) => variant.storage_key).filter((key) => !known.has(key))
  await deleteVariants(deps.db, keys)
  for (const key of keys) await deps.storage.remove(key)
  await deps.jobs.send(deps.db, PROCESS_JOB, { file_id: current.id })
}

async function makeSizes(deps: Deps, file: FileWithVariants): Promise<void> {
  const isStill = !canBeAnimated(file.type)
  for (const { width } of sizesFor(file)) {
    await ensureVariant(deps, file, width, 'webp')
    if (isStill && width >= AVIF_FROM) await ensureVariant(deps, file, width, 'avif')
  }
}

async function readDocument(deps: Deps, file: FileWithVariants): Promise<void> {
  const { storage, db } = deps
  await mkdir(storage.incomingFolder, { recursive: true })
  const path = join(storage.incomingFolder, newUploadName())
  try {
    await pipeline(await storage.read(file.storage_key), createWriteStream(path, { flags: 'wx' }))
    const reading = await readPdf(path)
    if (!reading) return
    const preview = reading.preview
    if (preview && !file.variants.some((each) => each.variant === PREVIEW)) {
      const drawn = await encodeDrawing(Buffer.from(preview.pixels), preview.width, preview.height)
      await storeVariant(deps, file.id, PREVIEW, 'image/webp', drawn)
    }
    await inTransaction(db, async (trx) => {
      await updateFile(trx, file.id, { pages: reading.pages })
      await upsertFileText(trx, file.id, storable(reading.text))
      await deps.whenFileRead(trx, file.id)
    })
  } finally {
    await rm(path, { force: true })
  }
}

/** What is said in a film finds it, as what is written in a document does. */
async function hearFilm({ storage, db, whenFileRead }: Deps, file: FileWithVariants): Promise<void> {
  const bytes = await buffer(await storage.read(file.storage_key))
  const text = cuesIn(bytes)
    .map((cue) => cue.text)
    .join(' ')
  await inTransaction(db, async (trx) => {
    await upsertFileText(trx, file.id, storable(text))
    await whenFileRead(trx, file.id)
  })
}

/** PostgreSQL takes no U+0000, and half a character no database takes. */
function storable(text: string): string {
  return text.replaceAll('\u0000', ' ').toWellFormed().replace(/\s+/g, ' ').trim()
}

/** Whatever was never processed: seeded files, or a job that was lost. A few at a time, so that nobody notices. */
export async function catchUp(deps: Deps): Promise<void> {
  // Younger files have a job of their own under way.
  const before = new Date(deps.now().getTime() - 60_000)
  for (const id of await selectUnprocessed(deps.db, before, CATCH_UP_BATCH)) {
    try {
      await processFile(deps, id)
    } catch (error) {
      deps.log.warn({ file_id: id, reason: (error as Error).message }, 'file left as it is')
      await updateFile(deps.db, id, { processed_at: deps.now() })
    }
  }
}
