import { fieldBundle } from './field-bundle.ts'
import { readSchema, sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** A telephone number, kept in its international form. */
export interface PhoneField extends TextLike {
  type: 'phone'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    phone: { field: PhoneField; members: string }
  }
}

export const phone = <const E extends TextExtra>(label: string, extra?: E): PhoneField & NoInfer<E> =>
  ({ type: 'phone', label, max: 30, ...extra }) as PhoneField & NoInfer<E>

export const phoneBundle = fieldBundle<PhoneField>({ words: wordsOfText, text: sameText })

export const phoneSchema: TypeSchema<PhoneField> = (field, tools) =>
  readSchema(tools.rules.readPhone, field, tools)
