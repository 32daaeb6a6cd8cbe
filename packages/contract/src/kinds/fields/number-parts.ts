import type { Extra, FieldBase } from './field-base.ts'
import type { Say } from './field-bundle.ts'
import type { SchemaTools } from './type-schema.ts'

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

export const whole = ({ z }: SchemaTools) => z.int({ error: 'Saisissez un nombre entier.' })

export const twoDecimals = ({ z }: SchemaTools) =>
  z
    .number({ error: 'Saisissez un nombre.' })
    .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au plus.')

export const inBounds = ({ min, max }: NumberLike, number: ReturnType<typeof whole | typeof twoDecimals>) =>
  number.refine((value) => value >= min && value <= max, `Saisissez un nombre entre ${min} et ${max}.`)
