import { fieldBundle } from './field-bundle.ts'
import { inBounds, numberText, twoDecimals, type NumberExtra, type NumberLike } from './number-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** A number with two decimals at most. */
export interface DecimalField extends NumberLike {
  type: 'decimal'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    decimal: { field: DecimalField; members: number }
  }
}

export const decimal = <const E extends NumberExtra>(label: string, extra?: E): DecimalField & NoInfer<E> =>
  ({ type: 'decimal', label, min: 0, max: 1_000_000, ...extra }) as DecimalField & NoInfer<E>

export const decimalBundle = fieldBundle<DecimalField>({ isNumeric: () => true, text: numberText })

export const decimalSchema: TypeSchema<DecimalField> = (field, tools) =>
  inBounds(field, tools.shared(twoDecimals))
