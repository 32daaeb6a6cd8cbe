import { fieldBundle } from './field-bundle.ts'
import { sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'

/** An e-mail address, kept as it is written to. */
export interface EmailField extends TextLike {
  type: 'email'
}

export const email = <const E extends TextExtra>(label: string, extra?: E): EmailField & NoInfer<E> =>
  ({ type: 'email', label, max: 254, ...extra }) as EmailField & NoInfer<E>

export const emailBundle = fieldBundle<EmailField>({ words: wordsOfText, text: sameText })
