import { fieldBundle } from './field-bundle.ts'
import { wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** Several lines, without a form of their own. */
export interface LongTextField extends TextLike {
  type: 'long_text'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    long_text: { field: LongTextField; members: string }
  }
}

export const longText = <const E extends TextExtra>(label: string, extra?: E): LongTextField & NoInfer<E> =>
  ({ type: 'long_text', label, max: 2_000, ...extra }) as LongTextField & NoInfer<E>

export const longTextBundle = fieldBundle<LongTextField>({ words: wordsOfText })

export const longTextSchema: TypeSchema<LongTextField> = ({ max }, { storableText }) => storableText(max)
