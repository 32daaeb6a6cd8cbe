import { fieldBundle } from './field-bundle.ts'
import { sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** An address of the web or of the portal. */
export interface UrlField extends TextLike {
  type: 'url'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    url: { field: UrlField; members: string }
  }
}

export const url = <const E extends TextExtra>(label: string, extra?: E): UrlField & NoInfer<E> =>
  ({ type: 'url', label, max: 2_000, ...extra }) as UrlField & NoInfer<E>

export const urlBundle = fieldBundle<UrlField>({ words: wordsOfText, text: sameText })

export const urlSchema: TypeSchema<UrlField> = ({ max }, { oneLine, rules: { isSafeLink } }) =>
  oneLine(max).refine(
    (value) => isSafeLink(value) && /^(?:https?:|\/)/i.test(value),
    'Saisissez une adresse web complète (https://…).',
  )
