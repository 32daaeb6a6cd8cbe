import { fieldBundle } from './field-bundle.ts'
import { inBounds, numberText, twoDecimals, type NumberExtra, type NumberLike } from './number-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** A share, with two decimals at most. */
export interface PercentField extends NumberLike {
  type: 'percent'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    percent: { field: PercentField; members: number }
  }
}

export const percent = <const E extends NumberExtra>(label: string, extra?: E): PercentField & NoInfer<E> =>
  ({ type: 'percent', label, min: 0, max: 100, unit: '%', ...extra }) as PercentField & NoInfer<E>

export const percentBundle = fieldBundle<PercentField>({ isNumeric: () => true, text: numberText })

export const percentSchema: TypeSchema<PercentField> = (field, tools) =>
  inBounds(field, tools.shared(twoDecimals))
