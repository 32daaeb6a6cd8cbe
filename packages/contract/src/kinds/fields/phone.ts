import { fieldBundle } from './field-bundle.ts'
import { sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'

/** A telephone number, kept in its international form. */
export interface PhoneField extends TextLike {
  type: 'phone'
}

export const phone = <const E extends TextExtra>(label: string, extra?: E): PhoneField & NoInfer<E> =>
  ({ type: 'phone', label, max: 30, ...extra }) as PhoneField & NoInfer<E>

export const phoneBundle = fieldBundle<PhoneField>({ words: wordsOfText, text: sameText })
