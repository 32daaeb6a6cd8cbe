import type { FieldBase } from './field-base.ts'
import type { FieldBundle, Pointer } from './field-bundle.ts'
import type { SchemaTools } from './type-schema.ts'

/** What the types that hold files of the media library share: one id, or a list. */
export interface FileLike extends FieldBase {
  max: number
  /** Media types it may be of; any where absent. */
  types?: readonly string[]
}

const ids = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

const pointers = ({ types = [] }: FileLike, value: unknown): Pointer[] =>
  ids(value).map((id) => ({ to: 'file', id, kinds: types }))

export const oneFile = {
  pointers,
  present: (_, value, known) => known.file(Number(value)) ?? null,
} satisfies Partial<FieldBundle<FileLike>>

export const severalFiles = {
  empty: () => [],
  pointers,
  present: (_, value, known) => (value as number[]).flatMap((id) => known.file(id) ?? []),
} satisfies Partial<FieldBundle<FileLike>>

export const fileIds = ({ max }: FileLike, { z, contentId }: SchemaTools) =>
  z.array(contentId).max(max, `${max}\u00a0fichiers au plus.`)
