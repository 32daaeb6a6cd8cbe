import type { FileRef } from '@kiosque/contract/wire/files'
import type { Db } from '../db/db.ts'
import { typeByMime } from './file-types.ts'
import { publicUrl, signedUrl } from './file-links.ts'
import { selectFiles, type FileRow, type VariantRow } from './files.sql.ts'
import { sizesFor } from './image-sizes.ts'

export interface RefOptions {
  /** SECRET_KEY, which signs the links. */
  secret: string
  now: Date
  /** Files of something anybody may read, signed in or not: plain addresses that caches keep. */
  isPublic?: boolean
  /** Where answers are shared, what they say of files is too. */
  files?: FileShelf | undefined
}

/** Files as answers show them, kept in memory (`known-files.ts`). */
export interface FileShelf {
  refs(ids: readonly number[], options: RefOptions): Promise<Map<number, FileRef>>
}

/**
 * Files as answers show them, by id; an id that leads nowhere is left out. It asks no questions: the caller has
 * checked that the reader may see what these files belong to.
 */
export async function fileRefs(
  db: Db,
  ids: readonly (number | null | undefined)[],
  options: RefOptions,
): Promise<Map<number, FileRef>> {
  const wanted = [...new Set(ids)].filter((id): id is number => typeof id === 'number')
  if (wanted.length === 0) return new Map()
  if (options.files !== undefined) return options.files.refs(wanted, options)
  const files = await selectFiles(db, wanted)
  return new Map(files.map((file) => [file.id, fileRefOf(file, file.previews[0] ?? null, options)]))
}

export function fileRefOf(file: FileRow, preview: VariantRow | null, options: RefOptions): FileRef {
  const url = options.isPublic
    ? publicUrl(file.id, file.sha256)
    : signedUrl(options.secret, file.id, options.now, file.revision)
  const isPicture = typeByMime(file.type)?.family === 'image'
  return {
    id: file.id,
    url,
    name: file.name,
    type: file.type,
    size: file.size,
    alt: file.alt,
    width: file.width,
    height: file.height,
    blur: file.blur,
    focal_x: file.focal_x,
    focal_y: file.focal_y,
    sizes: isPicture ? sizesFor(file).map((size) => ({ ...size, url: `${url}&w=${size.width}` })) : [],
    pages: file.pages,
    preview: preview ? { width: preview.width, height: preview.height, url: `${url}&w=preview` } : null,
  }
}
