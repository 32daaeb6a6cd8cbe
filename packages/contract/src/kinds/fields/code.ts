import { fieldBundle } from './field-bundle.ts'
import { sameText, wordsOfText, type TextExtra, type TextLike } from './text-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** An identifier people type to find the one thing it names: EAN, ACL, reference, DPC number. */
export interface CodeField extends TextLike {
  type: 'code'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    code: { field: CodeField; members: string }
  }
}

export const code = <const E extends TextExtra>(label: string, extra?: E): CodeField & NoInfer<E> =>
  ({ type: 'code', label, max: 40, searchable: true, ...extra }) as CodeField & NoInfer<E>

export const codeBundle = fieldBundle<CodeField>({ codes: wordsOfText, text: sameText })

export const codeSchema: TypeSchema<CodeField> = ({ max }, { oneLine }) => oneLine(max)
