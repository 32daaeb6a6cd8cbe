import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import { listOf, textOf } from '../own-fields.ts'

/** One picture or film of an album, with what the album says of it. */
export type Asset = {
  file: FileRef
  title: string
  format: string | null
  album: string
  rightsUntil: string | null
  contentId: number
}

export function assetsOf(albums: readonly ContentCard[]): Asset[] {
  return albums.flatMap((album) =>
    listOf<{ file?: FileRef | null; title?: string | null; format?: string | null }>(album, 'media').flatMap(
      (medium) =>
        medium.file
          ? [
              {
                file: medium.file,
                title: medium.title || album.title,
                format: medium.format ?? null,
                album: album.title,
                rightsUntil: textOf(album, 'rights_until'),
                contentId: album.id,
              },
            ]
          : [],
    ),
  )
}

export const totalSize = (assets: readonly Asset[]): number =>
  assets.reduce((sum, { file }) => sum + file.size, 0)
