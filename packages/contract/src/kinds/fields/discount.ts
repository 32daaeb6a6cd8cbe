import type { DiscountField as DiscountPart } from '../../domain/discount-fields.ts'
import type { DiscountValue } from '../../domain/discount-value.ts'
import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { SchemaTools, TypeSchema } from './type-schema.ts'

/** Mechanics 0 to 8 of S4-09 with exactly the fields of S5-04. */
export interface DiscountField extends FieldBase {
  type: 'discount'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    discount: { field: DiscountField; members: DiscountValue }
  }
}

export const discount = <const E extends Extra>(label = 'Mécanique', extra?: E): DiscountField & NoInfer<E> =>
  ({ type: 'discount', label, ...extra }) as DiscountField & NoInfer<E>

export const discountBundle = fieldBundle<DiscountField>({ isDiscount: true })

const ownMechanic = ({ z, rules }: SchemaTools) => {
  const { NO_PRICE, DiscountError, checkDiscount } = rules
  const amount = z.number({ error: 'Saisissez un nombre.' }).nullable().optional()
  return z
    .strictObject({ type: z.int(), price: amount, amount, nbProducts: amount, offeredProducts: amount })
    .superRefine(({ type, ...parts }, context) => {
      try {
        // Compared with an average price where one is known: `discountErrorsIn`, once all values are there.
        checkDiscount({ type, prix_moyen: NO_PRICE, discount: parts })
      } catch (error) {
        if (!(error instanceof DiscountError)) throw error
        context.addIssue({ code: 'custom', path: [error.field], message: error.message })
      }
    })
    .transform((value) => ownPartsOnly(value, rules))
}

/** A field of another mechanic is not kept (D16-04); the price of type 1 is mirrored to its amount (D6-03). */
function ownPartsOnly<Value extends DiscountValue>(
  value: Value,
  { storedDiscount }: SchemaTools['rules'],
): Value {
  const kept = storedDiscount(value, null)
  const given = Object.keys(value).filter((name): name is DiscountPart => name !== 'type')
  const parts = Object.fromEntries(given.map((name) => [name, kept[name]]))
  return { ...value, ...parts, ...(value.type === 1 ? { amount: kept.amount } : {}) }
}

export const discountSchema: TypeSchema<DiscountField> = (_, { shared }) => shared(ownMechanic)
