import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { oneFile, type FileLike } from './file-parts.ts'

/** One picture of the media library. */
export interface ImageField extends FileLike {
  type: 'image'
}

export const image = <const E extends Extra>(label: string, extra?: E): ImageField & NoInfer<E> =>
  ({ type: 'image', label, max: 1, ...extra }) as ImageField & NoInfer<E>

export const imageBundle = fieldBundle<ImageField>(oneFile)
