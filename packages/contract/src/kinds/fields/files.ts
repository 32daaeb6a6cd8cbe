import type { FileRef } from '../../wire/files.ts'
import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { fileIds, severalFiles, type FileLike } from './file-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** Files of the media library, in order. */
export interface FilesField extends FileLike {
  type: 'files'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    files: { field: FilesField; members: FileRef[] }
  }
}

export const files = <const E extends Extra & { max?: number }>(
  label: string,
  extra?: E,
): FilesField & NoInfer<E> => ({ type: 'files', label, max: 40, ...extra }) as FilesField & NoInfer<E>

export const filesBundle = fieldBundle<FilesField>(severalFiles)

export const filesSchema: TypeSchema<FilesField> = (field, tools) => fileIds(field, tools)
