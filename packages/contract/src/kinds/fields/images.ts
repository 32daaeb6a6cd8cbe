import type { FileRef } from '../../wire/files.ts'
import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { fileIds, severalFiles, type FileLike } from './file-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** Pictures of the media library, in order. */
export interface ImagesField extends FileLike {
  type: 'images'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    images: { field: ImagesField; members: FileRef[] }
  }
}

export const images = <const E extends Extra & { max?: number }>(
  label: string,
  extra?: E,
): ImagesField & NoInfer<E> => ({ type: 'images', label, max: 40, ...extra }) as ImagesField & NoInfer<E>

export const imagesBundle = fieldBundle<ImagesField>(severalFiles)

export const imagesSchema: TypeSchema<ImagesField> = (field, tools) => fileIds(field, tools)
