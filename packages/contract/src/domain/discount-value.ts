import { checkDiscount, FIELDS_BY_TYPE, type Discount, type DiscountType } from './discount-fields.ts'

/** A discount with its mechanic, as contents and highlights keep it. */
export type DiscountValue = { type: number } & Discount

/** Compared with nothing: stands for the average price where none is known. */
export const NO_PRICE = '999999999'

/**
 * Checks a discount and keeps exactly the fields of its mechanic, the others null. The price of type 1 is mirrored
 * to `amount` (D6-03). Throws DiscountError, which names the field at fault.
 */
export function storedDiscount(value: DiscountValue, prixMoyen: string | null): Required<Discount> {
  const { type, ...discount } = value
  checkDiscount({ type, prix_moyen: prixMoyen ?? NO_PRICE, discount })
  const own = FIELDS_BY_TYPE[type as DiscountType]
  const kept = (name: keyof Discount) => (own.includes(name) ? (discount[name] ?? null) : null)
  return {
    price: kept('price'),
    amount: type === 1 ? kept('price') : kept('amount'),
    nbProducts: kept('nbProducts'),
    offeredProducts: kept('offeredProducts'),
  }
}
