import { fieldBundle } from './field-bundle.ts'
import type { NumberExtra, NumberLike } from './number-parts.ts'

/** An amount in whole cents, typed and shown in euros. */
export interface MoneyCentsField extends NumberLike {
  type: 'money_cents'
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
