import { equivalentHundredths } from './discount-effort.ts'
import { checkDiscount, type DiscountFields, type DiscountInput } from './discount-fields.ts'
import { divideHalfUp, formatEuros } from './money.ts'
import { formatPercent } from './percent.ts'

/** What a customer takes home and pays, in cents (D6-03). */
export type PricedDiscount = {
  /** Items received, offered ones included. */
  items: number
  total: number
  unit_price: number
  saving: number
  /** Rounded down. */
  saving_percent: number
  /** The same effort as a plain percent, two decimals: what the legal cap is compared with (D6-05). */
  equivalent_percent: number
  label: string
}

const MINUS = '\u2212'

/** Prices one mechanic on an average price. Throws DiscountError, which names the field at fault. */
export function priceDiscount(input: DiscountInput): PricedDiscount {
  const fields = checkDiscount(input)
  const items = itemsReceived(fields)
  const reference = items * fields.average
  const total = Math.max(0, totalPaid(fields))
  const saving = Math.max(0, reference - total)
  return {
    items,
    total,
    unit_price: divideHalfUp(BigInt(total), BigInt(items)),
    saving,
    saving_percent: Math.floor((saving * 100) / reference),
    equivalent_percent: equivalentHundredths(fields) / 100,
    label: discountLabel(fields),
  }
}

function itemsReceived(fields: DiscountFields): number {
  switch (fields.type) {
    case 4:
      return fields.nbProducts + fields.offeredProducts
    case 5:
    case 6:
    case 7:
    case 8:
      return fields.nbProducts
    default:
      return 1
  }
}

function totalPaid(fields: DiscountFields): number {
  const { average } = fields
  switch (fields.type) {
    case 0:
      return average
    case 1:
      return fields.price
    case 2:
      return average - fields.amount
    case 3:
      return lessPercent(average, 1, fields.percent, 1)
    case 4:
      return fields.nbProducts * average
    case 5:
      return lessPercent(average, fields.nbProducts, fields.percent, 1)
    case 6:
      return fields.nbProducts * average - fields.amount
    case 7:
      return fields.price
    case 8:
      return lessPercent(average, fields.nbProducts, fields.percent, fields.nbProducts)
  }
}

/** `count` items of which `reduced` are at minus `hundredths` of a percent: rounded once, on the total. */
function lessPercent(average: number, count: number, hundredths: number, reduced: number): number {
  const parts = BigInt(count) * 10_000n - BigInt(reduced) * BigInt(hundredths)
  return divideHalfUp(BigInt(average) * parts, 10_000n)
}

function discountLabel(fields: DiscountFields): string {
  switch (fields.type) {
    case 0:
      return ''
    case 1:
      return `Prix conseillé ${formatEuros(fields.price)}`
    case 2:
      return MINUS + formatEuros(fields.amount)
    case 3:
      return MINUS + formatPercent(fields.percent / 100)
    case 4:
      return `${plural(fields.nbProducts, 'acheté')} = ${plural(fields.offeredProducts, 'offert')}`
    case 5:
      return `Le ${fields.nbProducts}e à ${MINUS}${formatPercent(fields.percent / 100)}`
    case 6:
      return `Le ${fields.nbProducts}e à ${MINUS}${formatEuros(fields.amount)}`
    case 7:
      return `Lot de ${fields.nbProducts} à ${formatEuros(fields.price)}`
    case 8:
      return `Lot de ${fields.nbProducts} à ${MINUS}${formatPercent(fields.percent / 100)}`
  }
}

const plural = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`
