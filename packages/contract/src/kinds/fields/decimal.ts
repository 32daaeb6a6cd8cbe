import { fieldBundle } from './field-bundle.ts'
import { numberText, type NumberExtra, type NumberLike } from './number-parts.ts'

/** A number with two decimals at most. */
export interface DecimalField extends NumberLike {
  type: 'decimal'
}

export const decimal = <const E extends NumberExtra>(label: string, extra?: E): DecimalField & NoInfer<E> =>
  ({ type: 'decimal', label, min: 0, max: 1_000_000, ...extra }) as DecimalField & NoInfer<E>

export const decimalBundle = fieldBundle<DecimalField>({ isNumeric: () => true, text: numberText })
