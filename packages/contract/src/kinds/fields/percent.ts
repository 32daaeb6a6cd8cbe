import { fieldBundle } from './field-bundle.ts'
import { numberText, type NumberExtra, type NumberLike } from './number-parts.ts'

/** A share, with two decimals at most. */
export interface PercentField extends NumberLike {
  type: 'percent'
}

export const percent = <const E extends NumberExtra>(label: string, extra?: E): PercentField & NoInfer<E> =>
  ({ type: 'percent', label, min: 0, max: 100, unit: '%', ...extra }) as PercentField & NoInfer<E>

export const percentBundle = fieldBundle<PercentField>({ isNumeric: () => true, text: numberText })
