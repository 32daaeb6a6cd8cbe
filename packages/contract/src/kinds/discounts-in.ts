import { DiscountError } from '../domain/discount-fields.ts'
import { NO_PRICE, storedDiscount, type DiscountValue } from '../domain/discount-value.ts'
import { isEgalimCapped, isWithinCap, nearestLegal } from '../domain/egalim.ts'
import { priceDiscount } from '../domain/discount.ts'
import { formatPercent } from '../domain/percent.ts'
import type { Fields } from './fields.ts'
import type { Values } from './map-values.ts'

/** A discount somewhere in a content, with the average price that stands beside it. */
interface FoundDiscount {
  /** `mechanics`, `products.2.discount` */
  path: string
  value: DiscountValue
  /** Cents as a string; null where no price is known. */
  prixMoyen: string | null
}

/** Every discount of a content's own values, the lines of its products included. */
export function discountsIn(fields: Fields, values: Values, prefix = ''): FoundDiscount[] {
  const price = values['price']
  const prixMoyen = typeof price === 'number' && Number.isInteger(price) && price > 0 ? String(price) : null
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (value === null || value === undefined) return []
    if (field.type === 'discount')
      return [{ path: `${prefix}${name}`, value: value as DiscountValue, prixMoyen }]
    if (field.type !== 'items' || !Array.isArray(value)) return []
    return value.flatMap((entry: Values, index) =>
      discountsIn(field.fields, entry, `${prefix}${name}.${index}.`),
    )
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
