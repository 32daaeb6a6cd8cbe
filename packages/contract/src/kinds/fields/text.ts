import { fieldBundle } from './field-bundle.ts'
import { sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** One line. */
export interface TextField extends TextLike {
  type: 'text'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    text: { field: TextField; members: string }
  }
}

export const text = <const E extends TextExtra>(label: string, extra?: E): TextField & NoInfer<E> =>
  ({ type: 'text', label, max: 200, ...extra }) as TextField & NoInfer<E>

export const textBundle = fieldBundle<TextField>({ words: wordsOfText, text: sameText })

export const textSchema: TypeSchema<TextField> = ({ max }, { oneLine }) => oneLine(max)
