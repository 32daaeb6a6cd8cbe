import { fieldBundle } from './field-bundle.ts'
import { numberText, type NumberExtra, type NumberLike } from './number-parts.ts'

/** A whole number. Lists narrowed by it, such as by year, name the greatest first. */
export interface IntegerField extends NumberLike {
  type: 'integer'
}

export const integer = <const E extends NumberExtra>(label: string, extra?: E): IntegerField & NoInfer<E> =>
  ({ type: 'integer', label, min: 0, max: 1_000_000_000, ...extra }) as IntegerField & NoInfer<E>

export const integerBundle = fieldBundle<IntegerField>({
  isNumeric: () => true,
  text: numberText,
  filter: {
    isValue: (_, text) => /^-?[0-9]{1,9}$/.test(text),
    stored: (_, text) => Number(text),
    label: (_, text) => text,
    order: (_, one, other) => Number(other) - Number(one),
  },
})
