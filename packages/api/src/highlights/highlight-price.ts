import { DiscountError, type Discount } from '@kiosque/contract/domain/discount-fields'
import { NO_PRICE } from '@kiosque/contract/domain/discount-value'
import type { SharedValuesOf } from '@kiosque/contract/kinds/own-values'
import { priceDiscount, type PricedDiscount } from '@kiosque/contract/domain/discount'

/** The kinds whose items have an average price. */
export type Priced = SharedValuesOf<'product' | 'promotional_offer'>

/** The average price of an item, as a string of cents; null where its kind or the item has none. */
export function averagePriceOf(fields: Priced): string | null {
  const price = fields.price
  return typeof price === 'number' && Number.isInteger(price) && price > 0 ? String(price) : null
}

export interface Pricing {
  price: PricedDiscount | null
  label: string
}

/** Null where no price is known; also where the item's price changed so much that the lot makes no sense any more. */
export function pricingOf(type: number, discount: Discount, prixMoyen: string | null): Pricing {
  const label = priced({ type, prix_moyen: NO_PRICE, discount })?.label ?? ''
  const price = prixMoyen === null ? null : priced({ type, prix_moyen: prixMoyen, discount })
  return { price, label }
}

function priced(input: Parameters<typeof priceDiscount>[0]): PricedDiscount | null {
  try {
    return priceDiscount(input)
  } catch (error) {
    if (error instanceof DiscountError) return null
    throw error
  }
}
