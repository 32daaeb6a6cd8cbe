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
  /** « Affiche A3 », « Bandeau », « Logo »…: what this visual is, which an album of posters may not say of its banner. */
  type: string | null
  rightsUntil: string | null
  contentId: number
}

/** Formats that say by themselves what a visual is for. */
function typeOf(format: string): string | null {
  const [first = ''] = format.split(' ')
  if (/^A\d$/.test(first)) return `Affiche ${first}`
  return (
    { Bandeau: 'Bandeau', Carré: 'Réseaux sociaux', Vertical: 'Story', Bannière: 'Réseaux sociaux' }[first] ??
    null
  )
}

/** The types on the wall, the most frequent first, each with how many there are. */
export function typesOf(assets: readonly Asset[]): [type: string, total: number][] {
  const totals = new Map<string, number>()
  for (const { type } of assets) if (type !== null) totals.set(type, (totals.get(type) ?? 0) + 1)
  return [...totals].toSorted(([one, many], [other, few]) => few - many || one.localeCompare(other, 'fr'))
}

const PHOTO = 'Photo'
const WIDE = 1.4

/** Words on a low picture begin in its corner: what stands there would cover them. A photograph has none. */
export const isBanner = ({ type, file: { width, height } }: Asset): boolean =>
  type !== PHOTO && width !== null && height !== null && width > WIDE * height

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
              type:
                typeOf(medium.format ?? '') ??
                (optionLabel(kinds.gallery.fields.asset_type.options, album.asset_type) || null),
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
