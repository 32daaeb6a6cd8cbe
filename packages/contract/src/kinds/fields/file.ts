import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { oneFile, type FileLike } from './file-parts.ts'

/** One file of the media library. */
export interface FileField extends FileLike {
  type: 'file'
}

export const file = <const E extends Extra>(label: string, extra?: E): FileField & NoInfer<E> =>
  ({ type: 'file', label, max: 1, ...extra }) as FileField & NoInfer<E>

export const fileBundle = fieldBundle<FileField>(oneFile)
