import type { FileRef } from '@kiosque/contract/wire/files'

/** Where a picture is read, in the size that fits: said once, as what the document asks for early must be what the page shows. */
export function pictureSource({ url, sizes }: FileRef) {
  const srcSet = (sizes ?? []).map((size) => `${size.url} ${size.width}w`).join(', ')
  return { src: sizes?.at(-1)?.url ?? url, srcSet: srcSet === '' ? undefined : srcSet }
}

/** A corner of the picture is the ground of what is shown whole: the smallest size will do. */
export const groundSource = ({ url, sizes }: FileRef): string => sizes?.[0]?.url ?? url

export const focalPoint = (file: FileRef): string =>
  `${(file.focal_x ?? 0.5) * 100}% ${(file.focal_y ?? 0.5) * 100}%`

/** How wide pictures are shown, by where they stand. */
export const PICTURE_SIZES = {
  article: '(min-width: 1280px) 70vw, (min-width: 960px) 62vw, 100vw',
  sheet: '(min-width: 960px) 60vw, 100vw',
  card: '(min-width: 1280px) 25vw, (min-width: 600px) 50vw, 100vw',
  offerCard: '(min-width: 1280px) 25vw, 50vw',
} as const
