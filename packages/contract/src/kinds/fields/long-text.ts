import { fieldBundle } from './field-bundle.ts'
import { wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'

/** Several lines, without a form of their own. */
export interface LongTextField extends TextLike {
  type: 'long_text'
}

export const longText = <const E extends TextExtra>(label: string, extra?: E): LongTextField & NoInfer<E> =>
  ({ type: 'long_text', label, max: 2_000, ...extra }) as LongTextField & NoInfer<E>

export const longTextBundle = fieldBundle<LongTextField>({ words: wordsOfText })
