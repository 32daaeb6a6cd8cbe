import { buffer } from 'node:stream/consumers'
import type { Deps } from '../deps.ts'
import { insertVariant, selectFile, type FileWithVariants, type VariantRow } from './files.sql.ts'
import { resizeImage, type Resized } from './images.ts'
import { newStorageKey } from './storage-key.ts'

type Stores = Pick<Deps, 'db' | 'storage'>

/** The first page of a PDF. */
export const PREVIEW = 'preview.webp'

export const variantName = (width: number, format: 'webp' | 'avif') => `w${width}.${format}`

export function canBeAnimated(type: string): boolean {
  return type === 'image/gif' || type === 'image/webp'
}

/** The wanted size of a picture, made now if nobody asked for it before. */
export async function ensureVariant(
  deps: Stores,
  file: FileWithVariants,
  width: number,
  format: 'webp' | 'avif',
): Promise<VariantRow> {
  const variant = variantName(width, format)
  const known = file.variants.find((each) => each.variant === variant)
  if (known) return known
  const original = await buffer(await deps.storage.read(file.storage_key))
  const isAnimated = canBeAnimated(file.type) && format === 'webp'
  const resized = await resizeImage(original, width, format, isAnimated)
  return storeVariant(deps, file.id, variant, `image/${format}`, resized)
}

/** Two processes may make the same one at once: the first row wins, the other's bytes go. */
export async function storeVariant(
  { db, storage }: Stores,
  fileId: number,
  variant: string,
  type: string,
  { bytes, width, height }: Resized,
): Promise<VariantRow> {
  const storage_key = newStorageKey()
  await storage.write(storage_key, bytes)
  const row = { file_id: fileId, variant, storage_key, type, size: bytes.length, width, height }
  const isOurs = await insertVariant(db, row).catch(async (error: unknown) => {
    await storage.remove(storage_key)
    throw error
  })
  if (isOurs) return row
  await storage.remove(storage_key)
  const file = await selectFile(db, fileId)
  const other = file?.variants.find((each) => each.variant === variant)
  if (!other) throw new Error(`variant ${variant} of file ${fileId} vanished`)
  return other
}
