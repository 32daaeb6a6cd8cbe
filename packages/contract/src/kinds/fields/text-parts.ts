import type { Extra, FieldBase } from './field-base.ts'
import type { FieldBundle } from './field-bundle.ts'

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
