import type { FileRef } from '../../wire/files.ts'
import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { SchemaTools, TypeSchema } from './type-schema.ts'

/** Either a file of the library or an address of an allowed host. */
export interface VideoField extends FieldBase {
  type: 'video'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    video: { field: VideoField; members: { url: string | null; file: FileRef | null } }
  }
}

export const video = <const E extends Extra>(label: string, extra?: E): VideoField & NoInfer<E> =>
  ({ type: 'video', label, ...extra }) as VideoField & NoInfer<E>

type Stored = { file_id?: number; url?: string }

/** Whether the film is a file of ours: those of other sites bring their subtitles along. */
export const isOwnFilm = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as Stored).file_id !== undefined

export const videoBundle = fieldBundle<VideoField>({
  pointers: (_, value) => {
    const { file_id: id } = value as Stored
    return id === undefined ? [] : [{ to: 'file', id, kinds: ['video/mp4'] }]
  },
  present: (_, value, known) => {
    const { file_id: id, url } = value as Stored
    return { url: url ?? null, file: id === undefined ? null : (known.file(id) ?? null) }
  },
})

const film = ({ z, storableText, contentId, rules }: SchemaTools) => {
  const address = storableText(2_000).refine(
    rules.isVideoAddress,
    'Cette adresse n’est pas celle d’un hébergeur de vidéos accepté.',
  )
  return z.union(
    [
      address.transform((url) => ({ url })),
      z.strictObject({ url: address }),
      z.strictObject({ file_id: contentId }),
    ],
    { error: 'Choisissez un fichier vidéo ou une adresse d’un hébergeur accepté.' },
  )
}

export const videoSchema: TypeSchema<VideoField> = (_, { shared }) => shared(film)
