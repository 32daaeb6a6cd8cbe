import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'

/** Mechanics 0 to 8 of S4-09 with exactly the fields of S5-04. */
export interface DiscountField extends FieldBase {
  type: 'discount'
}

export const discount = <const E extends Extra>(label = 'Mécanique', extra?: E): DiscountField & NoInfer<E> =>
  ({ type: 'discount', label, ...extra }) as DiscountField & NoInfer<E>

export const discountBundle = fieldBundle<DiscountField>({ isDiscount: true })
