import { fieldBundle } from './field-bundle.ts'
import { sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'

/** An address of the web or of the portal. */
export interface UrlField extends TextLike {
  type: 'url'
}

export const url = <const E extends TextExtra>(label: string, extra?: E): UrlField & NoInfer<E> =>
  ({ type: 'url', label, max: 2_000, ...extra }) as UrlField & NoInfer<E>

export const urlBundle = fieldBundle<UrlField>({ words: wordsOfText, text: sameText })
