import type { FileRef } from '../../wire/files.ts'
import type { Extra } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import { oneFile, type FileLike } from './file-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** One picture of the media library. */
export interface ImageField extends FileLike {
  type: 'image'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    image: { field: ImageField; members: FileRef }
  }
}

export const image = <const E extends Extra>(label: string, extra?: E): ImageField & NoInfer<E> =>
  ({ type: 'image', label, max: 1, ...extra }) as ImageField & NoInfer<E>

export const imageBundle = fieldBundle<ImageField>(oneFile)

export const imageSchema: TypeSchema<ImageField> = (_, { contentId }) => contentId
