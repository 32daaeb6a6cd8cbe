import { priceDiscount } from './discount.ts'
import type { DiscountInput } from './discount-fields.ts'
import { divideHalfUp } from './money.ts'

/** What a quantity comes to, in cents. */
export type PricedQuantity = {
  quantity: number
  /** Items that make up whole lots and get the mechanic; the others stay at the average price. */
  discounted: number
  total: number
  /** Total ÷ quantity, half up. */
  unit_price: number
  saving: number
}

/**
 * The same mechanic on a quantity: as many whole lots as it holds, what is left over at the average price.
 * A « 3 achetés = 1 offert » on ten items is two lots of four and two items more. Throws DiscountError.
 */
export function priceQuantity(input: DiscountInput, quantity: number): PricedQuantity {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('Saisissez au moins 1.')
  const lot = priceDiscount(input)
  const average = Number(input.prix_moyen)
  const lots = Math.floor(quantity / lot.items)
  const discounted = lots * lot.items
  const total = lots * lot.total + (quantity - discounted) * average
  return {
    quantity,
    discounted,
    total,
    unit_price: divideHalfUp(BigInt(total), BigInt(quantity)),
    saving: Math.max(0, quantity * average - total),
  }
}
