import type { FileRef } from '../../wire/files.ts'
import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { Field } from './field-types.ts'
import { oneFile, type FileLike } from './file-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** One file of the media library. */
export interface FileField extends FileLike {
  type: 'file'
  /** Name of the video beside it whose subtitles it holds: a film of ours is not published without them. */
  captions_of?: string
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    file: { field: FileField; members: FileRef }
  }
}

type FileExtra = Extra & Pick<Partial<FileField>, 'types' | 'captions_of'>

export const file = <const E extends FileExtra>(label: string, extra?: E): FileField & NoInfer<E> =>
  ({ type: 'file', label, max: 1, ...extra }) as FileField & NoInfer<E>

/** The video this field holds the subtitles of; null where it is no such field. */
export const captionsOf = (field: Field): string | null =>
  (field.type === 'file' && field.captions_of) || null

export const fileBundle = fieldBundle<FileField>(oneFile)

export const fileSchema: TypeSchema<FileField> = (_, { contentId }) => contentId
