import type { FileRef } from '@kiosque/contract/wire/files'
import { groundSource, PICTURE_SIZES, pictureSource } from '../features/contents/parts/picture-source.ts'

export type Card = { cover: FileRef | null }

/** More than two are below the first screen of a telephone. */
const FIRST = 2

/** Asks for a picture as the page will ask for it (picture.tsx), so that it is asked for once. */
export function askForPicture(file: FileRef, sizes: string): HTMLImageElement {
  const { src, srcSet = '' } = pictureSource(file)
  const image = new Image()
  image.fetchPriority = 'high'
  image.decoding = 'sync'
  // Before the sources: each that is set may have one of them chosen.
  image.sizes = sizes
  image.srcset = srcSet
  image.src = src
  return image
}

/** Shown whole, a picture has a corner of itself, in little, as its ground. */
export function askForGround(file: FileRef): string {
  const url = groundSource(file)
  new Image().src = url
  return url
}

export const hasPicture = (file: FileRef | null): file is FileRef => file?.type.startsWith('image/') ?? false

/** Pictures of the cards on the first screen of a list. */
export function firstPictures(kind: string, cards: readonly Card[]): void {
  const isOffer = kind === 'promotional_offer'
  for (const { cover } of cards.slice(0, FIRST)) {
    if (!hasPicture(cover)) continue
    askForPicture(cover, isOffer ? PICTURE_SIZES.offerCard : PICTURE_SIZES.card)
    if (isOffer) askForGround(cover)
  }
}
