import type { Extra, FieldBase } from './field-base.ts'
import type { FieldBundle } from './field-bundle.ts'
import type { SchemaTools } from './type-schema.ts'

/** What the types that hold a text share. */
export interface TextLike extends FieldBase {
  /** Most characters. */
  max: number
}

export type TextExtra = Extra & { max?: number }

/** It says what it is. */
export const sameText = (_: TextLike, value: unknown) => String(value as string)

export const wordsOfText: FieldBundle<TextLike>['words'] = (field, value) =>
  field.searchable === true && typeof value === 'string' ? [value] : []

type Read = { ok: true; value: string } | { ok: false; message: string }

/** A text kept as a rule of the domain reads it, refused with what the rule says of it. */
export const readSchema = (
  read: (typed: string) => Read,
  { max }: TextLike,
  { z, storableText }: SchemaTools,
) =>
  storableText(max).transform((typed, context) => {
    const found = read(typed)
    if (found.ok) return found.value
    context.addIssue({ code: 'custom', message: found.message })
    return z.NEVER
  })
