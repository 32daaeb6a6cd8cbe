import { picturesIn, plainLines } from '../../domain/rich-text.ts'
import { fieldBundle } from './field-bundle.ts'
import { wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** A text with headings, lists, pictures and videos, as cleaned HTML. */
export interface RichTextField extends TextLike {
  type: 'rich_text'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    rich_text: { field: RichTextField; members: string }
  }
}

export const richText = <const E extends TextExtra>(label: string, extra?: E): RichTextField & NoInfer<E> =>
  ({ type: 'rich_text', label, max: 200_000, ...extra }) as RichTextField & NoInfer<E>

export const richTextBundle = fieldBundle<RichTextField>({
  pointers: (_, value) => picturesIn(String(value)).map((id) => ({ to: 'file', id })),
  words: (field, value) => wordsOfText(field, value).map(plainLines),
  present: (_, value, known) => known.html(String(value)),
  isHtml: true,
})

export const richTextSchema: TypeSchema<RichTextField> = ({ max }, { storableText }) => storableText(max)
