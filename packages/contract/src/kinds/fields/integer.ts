import { fieldBundle } from './field-bundle.ts'
import { inBounds, numberText, whole, type NumberExtra, type NumberLike } from './number-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** A whole number. Lists narrowed by it, such as by year, name the greatest first. */
export interface IntegerField extends NumberLike {
  type: 'integer'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    integer: { field: IntegerField; members: number }
  }
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

export const integerSchema: TypeSchema<IntegerField> = (field, tools) => inBounds(field, tools.shared(whole))
