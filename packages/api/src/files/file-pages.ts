import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../deps.ts'
import { notFound, tooMany } from '../errors.ts'
import { selectFile, type FileRow, type FileWithVariants, type VariantRow } from './files.sql.ts'
import { encodeDrawing, resizeImage, type Resized } from './images.ts'
import { drawPdfPage } from './pdf.ts'
import { newUploadName } from './storage-key.ts'
import { StorageMissing } from './storage.ts'
import { storeVariant } from './variants.ts'

type Stores = Pick<Deps, 'db' | 'storage'>

/** Small for the strip of pages, or as wide as a page is read. */
export type PageWidth = '320' | '960'

/** No catalogue has more; it bounds what one document can make the server keep. */
export const MOST_PAGES = 300
/** Drawings waited for at once in this process, whoever asks: each page is drawn once, ever. */
const MOST_DRAWING = 40

/** One page of a PDF drawn now, from 0: no browser shows a document that came in a sandbox. */
export async function drawFilePage(
  { storage }: Pick<Deps, 'storage'>,
  file: FileRow,
  page: number,
): Promise<Resized> {
  if (file.type !== 'application/pdf') throw notFound()
  await mkdir(storage.incomingFolder, { recursive: true })
  const path = join(storage.incomingFolder, newUploadName())
  try {
    await pipeline(await storage.read(file.storage_key), createWriteStream(path, { flags: 'wx' }))
    const drawn = (await drawPdfPage(path, page))?.preview
    if (!drawn) throw notFound()
    return await encodeDrawing(Buffer.from(drawn.pixels), drawn.width, drawn.height)
  } catch (error) {
    throw error instanceof StorageMissing ? notFound() : error
  } finally {
    await rm(path, { force: true })
  }
}

const pageVariant = (page: number, width: PageWidth) => `page-${page}-w${width}.webp`

/** Whoever asks for a page that is being drawn waits for that drawing. */
const drawing = new Map<string, Promise<VariantRow>>()

/** The picture of a page, from 1; drawn the first time somebody asks for it, and kept with the file. */
export async function ensurePage(
  deps: Stores,
  file: FileWithVariants,
  page: number,
  width: PageWidth,
): Promise<VariantRow> {
  const known = file.variants.find((each) => each.variant === pageVariant(page, width))
  if (known) return known
  const isThere = file.type === 'application/pdf' && page <= Math.min(file.pages ?? MOST_PAGES, MOST_PAGES)
  if (!isThere) throw notFound()
  const key = `${file.storage_key} ${page} ${width}`
  const underWay = drawing.get(key)
  if (underWay) return underWay
  if (drawing.size >= MOST_DRAWING) {
    throw tooMany(2, 'Beaucoup de pages se préparent en ce moment. Réessayez dans un instant.')
  }
  const made = makePage(deps, file, page, width).finally(() => drawing.delete(key))
  drawing.set(key, made)
  return made
}

async function makePage(
  deps: Stores,
  file: FileWithVariants,
  page: number,
  width: PageWidth,
): Promise<VariantRow> {
  const picture =
    width === '320' ? await smallPage(deps, file, page) : await drawFilePage(deps, file, page - 1)
  // Replaced meanwhile: what was drawn of the old bytes is not kept for the new ones.
  const current = await selectFile(deps.db, file.id)
  if (current?.storage_key !== file.storage_key) throw notFound()
  const made = await storeVariant(deps, file.id, pageVariant(page, width), 'image/webp', picture)
  // The row kept in memory knows it from now on.
  file.variants.push(made)
  return made
}

async function smallPage(deps: Stores, file: FileWithVariants, page: number): Promise<Resized> {
  const large = file.variants.find((each) => each.variant === pageVariant(page, '960'))
  const bytes = large
    ? await buffer(await deps.storage.read(large.storage_key))
    : (await drawFilePage(deps, file, page - 1)).bytes
  return resizeImage(bytes, 320, 'webp', false)
}
