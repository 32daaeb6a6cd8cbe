import { fieldBundle } from './field-bundle.ts'
import { readSchema, sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** An e-mail address, kept as it is written to. */
export interface EmailField extends TextLike {
  type: 'email'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    email: { field: EmailField; members: string }
  }
}

export const email = <const E extends TextExtra>(label: string, extra?: E): EmailField & NoInfer<E> =>
  ({ type: 'email', label, max: 254, ...extra }) as EmailField & NoInfer<E>

export const emailBundle = fieldBundle<EmailField>({ words: wordsOfText, text: sameText })

export const emailSchema: TypeSchema<EmailField> = (field, tools) =>
  readSchema(tools.rules.readEmail, field, tools)
