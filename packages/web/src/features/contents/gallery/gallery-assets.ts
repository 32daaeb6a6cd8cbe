import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { FileRef } from '@kiosque/contract/wire/files'

/** One picture or film of an album, with what the album says of it. */
export type Asset = {
  file: FileRef
  title: string
  format: string | null
  album: string
  /** « Affiche », « Logo »… */
  type: string | null
  rightsUntil: string | null
  contentId: number
}

export function assetsOf(albums: readonly CardOf<'gallery'>[]): Asset[] {
  return albums.flatMap((album) =>
    album.media.flatMap((medium) =>
      medium.file
        ? [
            {
              file: medium.file,
              title: medium.title || album.title,
              format: medium.format ?? null,
              album: album.title,
              type: optionLabel(kinds.gallery.fields.asset_type.options, album.asset_type) || null,
              rightsUntil: album.rights_until,
              contentId: album.id,
            },
          ]
        : [],
    ),
  )
}

export const totalSize = (assets: readonly Asset[]): number =>
  assets.reduce((sum, { file }) => sum + file.size, 0)
