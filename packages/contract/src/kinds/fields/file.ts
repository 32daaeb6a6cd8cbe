import type { AnyField, Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { oneFile, type FileLike } from './file-parts.ts'

/** One file of the media library. */
export interface FileField extends FileLike {
  type: 'file'
  /** Name of the video beside it whose subtitles it holds: a film of ours is not published without them. */
  captions_of?: string
}

type FileExtra = Extra & Pick<Partial<FileField>, 'types' | 'captions_of'>

export const file = <const E extends FileExtra>(label: string, extra?: E): FileField & NoInfer<E> =>
  ({ type: 'file', label, max: 1, ...extra }) as FileField & NoInfer<E>

/** The video this field holds the subtitles of; null where it is no such field. */
export const captionsOf = (field: AnyField): string | null =>
  (field.type === 'file' && (field as FileField).captions_of) || null

export const fileBundle = fieldBundle<FileField>(oneFile)
