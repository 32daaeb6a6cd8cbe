import { fieldBundle } from './field-bundle.ts'
import { inBounds, whole, type NumberExtra, type NumberLike } from './number-parts.ts'
import type { TypeSchema } from './type-schema.ts'

/** An amount in whole cents, typed and shown in euros. */
export interface MoneyCentsField extends NumberLike {
  type: 'money_cents'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    money_cents: { field: MoneyCentsField; members: number }
  }
}

export const moneyCents = <const E extends NumberExtra>(
  label: string,
  extra?: E,
): MoneyCentsField & NoInfer<E> =>
  ({ type: 'money_cents', label, min: 0, max: 1_000_000_000, unit: '€', ...extra }) as MoneyCentsField &
    NoInfer<E>

export const moneyCentsBundle = fieldBundle<MoneyCentsField>({
  isNumeric: () => true,
  text: (_, cents, say) => say.cents(cents as number),
})

export const moneyCentsSchema: TypeSchema<MoneyCentsField> = (field, tools) =>
  inBounds(field, tools.shared(whole))
