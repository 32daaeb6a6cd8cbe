import { DiscountError } from '../domain/discount-fields.ts'
import { NO_PRICE, storedDiscount, type DiscountValue } from '../domain/discount-value.ts'
import { isEgalimCapped, isWithinCap, nearestLegal } from '../domain/egalim.ts'
import { priceDiscount } from '../domain/discount.ts'
import { formatPercent } from '../domain/percent.ts'
import { bundleOf } from './fields/bundles.ts'
import type { Fields } from './fields.ts'
import { valuesIn, type Values } from './map-values.ts'

/** A discount somewhere in a content, with the average price that stands beside it. */
interface FoundDiscount {
  /** `mechanics`, `products.2.discount` */
  path: string
  value: DiscountValue
  /** Cents as a string; null where no price is known. */
  prixMoyen: string | null
}

/** Every discount of a content's own values, the lines of its products included. */
export function discountsIn(fields: Fields, values: Values): FoundDiscount[] {
  return valuesIn(fields, values)
    .filter(({ field }) => bundleOf(field).isDiscount)
    .map(({ path, value, beside: { price } }) => {
      const isPrice = typeof price === 'number' && Number.isInteger(price) && price > 0
      return { path, value: value as DiscountValue, prixMoyen: isPrice ? String(price) : null }
    })
}

/** What cannot be on the price it is given: a lot dearer than its products, one item at minus more than itself. */
export function discountErrorsIn(fields: Fields, values: Values): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, value, prixMoyen } of discountsIn(fields, values)) {
    try {
      storedDiscount(value, prixMoyen)
    } catch (error) {
      if (!(error instanceof DiscountError)) throw error
      errors[`${path}.${error.field}`] = [error.message]
    }
  }
  return errors
}

/** Something to think of before publishing; it stops nobody. */
export interface PublicationWarning {
  field: string
  message: string
}

/** Discounts above the legal cap on what the cap applies to (D6-05), each with the nearest one that keeps to it. */
export function egalimWarnings(fields: Fields, values: Values, capPercent: number): PublicationWarning[] {
  if (!isEgalimCapped(values)) return []
  return discountsIn(fields, values).flatMap(({ path, value, prixMoyen }) => {
    const { type, ...discount } = value
    const input = { type, prix_moyen: prixMoyen ?? NO_PRICE, discount }
    try {
      if (isWithinCap(input, capPercent)) return []
      const said = `Cette remise équivaut à ${formatPercent(priceDiscount(input).equivalent_percent)}, au-dessus du plafond EGalim de ${formatPercent(capPercent)}.`
      const nearest = nearestLegal(input, capPercent)
      return [{ field: path, message: nearest === null ? said : `${said} ${nearest.message}.` }]
    } catch (error) {
      if (error instanceof DiscountError) return []
      throw error
    }
  })
}
