import type { Extra, FieldBase } from './field-base.ts'

/** What the types that hold a number share. */
export interface NumberLike extends FieldBase {
  min: number
  max: number
  /** Shown inside the field, at its right. */
  unit?: string
}

export type NumberExtra = Extra & { min?: number; max?: number; unit?: string }
