import type { Extra, FieldBase } from './field-base.ts'
import type { Say } from './field-bundle.ts'

/** What the types that hold a number share. */
export interface NumberLike extends FieldBase {
  min: number
  max: number
  /** Shown inside the field, at its right. */
  unit?: string
}

/** The number and its unit. */
export const numberText = ({ unit }: NumberLike, value: unknown, say: Say) =>
  [say.number(value as number), unit].filter(Boolean).join('\u00A0')

export type NumberExtra = Extra & { min?: number; max?: number; unit?: string }
