import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { severalFiles, type FileLike } from './file-parts.ts'

/** Files of the media library, in order. */
export interface FilesField extends FileLike {
  type: 'files'
}

export const files = <const E extends Extra & { max?: number }>(
  label: string,
  extra?: E,
): FilesField & NoInfer<E> => ({ type: 'files', label, max: 40, ...extra }) as FilesField & NoInfer<E>

export const filesBundle = fieldBundle<FilesField>(severalFiles)
