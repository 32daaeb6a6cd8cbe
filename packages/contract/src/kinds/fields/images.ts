import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { severalFiles, type FileLike } from './file-parts.ts'

/** Pictures of the media library, in order. */
export interface ImagesField extends FileLike {
  type: 'images'
}

export const images = <const E extends Extra & { max?: number }>(
  label: string,
  extra?: E,
): ImagesField & NoInfer<E> => ({ type: 'images', label, max: 40, ...extra }) as ImagesField & NoInfer<E>

export const imagesBundle = fieldBundle<ImagesField>(severalFiles)
