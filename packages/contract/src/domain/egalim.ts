import type { OwnValuesOf } from '../kinds/own-values.ts'
import { effort } from './discount-effort.ts'
import { checkDiscount, type Discount, type DiscountFields, type DiscountInput } from './discount-fields.ts'
import { priceDiscount } from './discount.ts'
import { formatPercent, percentHundredths } from './percent.ts'

/** The legal ceiling of promotions from a day on, until a later one replaces it (D6-05). */
export interface EgalimCap {
  /** yyyy-MM-dd, in Paris. */
  starts_on: string
  percent: number
}

export const DEFAULT_CAP_PERCENT = 34

/** The cap in force on a day; before the first one there is none to respect. */
export function capOn(caps: readonly EgalimCap[], day: string): number {
  const begun = caps.filter((cap) => cap.starts_on <= day)
  const latest = begun.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on)).at(-1)
  if (latest !== undefined) return latest.percent
  return caps.length === 0 ? DEFAULT_CAP_PERCENT : 100
}

/** Compared exactly, not on the rounded percent: 34,004 % is above 34 %. */
export function isWithinCap(input: DiscountInput, capPercent: number): boolean {
  const [part, whole] = effort(checkDiscount(input))
  return BigInt(part) * 10_000n <= BigInt(whole) * BigInt(capHundredths(capPercent))
}

/** Whether the cap applies to an item: an offer flagged as such, a product of food or hygiene-beauty (D6-05). */
export function isEgalimCapped(fields: OwnValuesOf<'product' | 'promotional_offer'>): boolean {
  return fields.is_egalim === true || fields.egalim === 'food' || fields.egalim === 'hygiene'
}

const capHundredths = (percent: number) => percentHundredths(percent) ?? Math.floor(percent * 100)

export interface LegalVariant {
  discount: Discount
  label: string
  /** « 1 + 1 dépasse 34 % ; 2 + 1 passe » */
  message: string
}

/** The closest discount of the same mechanic that keeps to the cap; null when it already does, or when none can. */
export function nearestLegal(input: DiscountInput, capPercent: number): LegalVariant | null {
  if (isWithinCap(input, capPercent)) return null
  const fields = checkDiscount(input)
  const discount = reduced(fields, capHundredths(capPercent))
  if (discount === null) return null
  const variant = { ...input, discount }
  try {
    const { label } = priceDiscount(variant)
    const [before, after] = [inShort(fields, input), inShort(checkDiscount(variant), variant)]
    const message = `${before} dépasse ${formatPercent(capPercent)}\u00a0; ${after} passe`
    return isWithinCap(variant, capPercent) ? { discount, label, message } : null
  } catch {
    return null
  }
}

function reduced(fields: DiscountFields, cap: number): Discount | null {
  const most = (whole: number) => Number((BigInt(whole) * BigInt(cap)) / 10_000n)
  switch (fields.type) {
    case 0:
      return null
    case 1:
      return { price: fields.average - most(fields.average) }
    case 2:
      return { amount: most(fields.average) }
    case 3:
      return { amount: cap / 100 }
    case 4: {
      // Buying more for as many offered: o ÷ (n + o) ≤ cap.
      const least = Math.ceil((fields.offeredProducts * (10_000 - cap)) / cap)
      return { nbProducts: Math.max(fields.nbProducts, least), offeredProducts: fields.offeredProducts }
    }
    case 5:
      return { nbProducts: fields.nbProducts, amount: Math.min(10_000, cap * fields.nbProducts) / 100 }
    case 6:
      return { nbProducts: fields.nbProducts, amount: most(fields.nbProducts * fields.average) }
    case 7: {
      const whole = fields.nbProducts * fields.average
      return { nbProducts: fields.nbProducts, price: whole - most(whole) }
    }
    case 8:
      return { nbProducts: fields.nbProducts, amount: cap / 100 }
  }
}

function inShort(fields: DiscountFields, input: DiscountInput): string {
  return fields.type === 4 ? `${fields.nbProducts} + ${fields.offeredProducts}` : priceDiscount(input).label
}
