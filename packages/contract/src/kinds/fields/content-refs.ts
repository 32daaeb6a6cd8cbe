import type { ContentCard } from '../../wire/content-card.ts'
import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { Field } from './field-types.ts'
import type { TypeSchema } from './type-schema.ts'

/** Other contents, by id: one where `max` is 1, else a list in order. */
export interface ContentRefsField extends FieldBase {
  type: 'content_refs'
  /** Kinds that may be chosen; empty means any. */
  kinds: readonly string[]
  max: number
  /** Choosing one fills these fields beside it where they are empty, from the first of its own that has a value. */
  fills?: Readonly<Record<string, readonly string[]>>
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    content_refs: { field: ContentRefsField; members: F extends { max: 1 } ? ContentCard : ContentCard[] }
  }
}

type ContentRefsExtra = Extra & Pick<Partial<ContentRefsField>, 'max' | 'fills'>

export const contentRefs = <const E extends ContentRefsExtra>(
  label: string,
  kinds: readonly string[],
  extra?: E,
): ContentRefsField & NoInfer<E> =>
  ({ type: 'content_refs', label, kinds, max: 20, ...extra }) as ContentRefsField & NoInfer<E>

/** What choosing a content fills beside it; nothing where this is no such field. */
export const fillsOf = (field: Field): NonNullable<ContentRefsField['fills']> =>
  (field.type === 'content_refs' && field.fills) || {}

export const contentRefsBundle = fieldBundle<ContentRefsField>({
  empty: ({ max }) => (max > 1 ? [] : null),
  pointers: ({ kinds }, value) =>
    (Array.isArray(value) ? value : [value]).flatMap((id: unknown) =>
      typeof id === 'number' ? [{ to: 'content', id, kinds }] : [],
    ),
  present: (_, value, { content }) => {
    if (content === null) return null
    return Array.isArray(value)
      ? value.flatMap((id: number) => content(id) ?? [])
      : (content(Number(value)) ?? null)
  },
  contentKinds: ({ kinds }) => kinds,
})

export const contentRefsSchema: TypeSchema<ContentRefsField> = ({ max }, { z, contentId }) =>
  max === 1 ? contentId : z.array(contentId).max(max, `${max} au plus.`)
