import type { DiscountFields } from './discount-fields.ts'
import { divideHalfUp } from './money.ts'

/**
 * The equivalent percent of a mechanic as an exact fraction: what is given up over what it would cost (D6-05). The
 * percent people read and the comparison with the legal cap both come from it.
 */
export function effort(fields: DiscountFields): [part: number, whole: number] {
  const { average } = fields
  switch (fields.type) {
    case 0:
      return [0, 1]
    case 1:
      return [Math.max(0, average - fields.price), average]
    case 2:
      return [Math.min(fields.amount, average), average]
    case 3:
    case 8:
      return [fields.percent, 10_000]
    case 4:
      return [fields.offeredProducts, fields.nbProducts + fields.offeredProducts]
    case 5:
      return [fields.percent, 10_000 * fields.nbProducts]
    case 6:
      return [fields.amount, fields.nbProducts * average]
    case 7:
      return [fields.nbProducts * average - fields.price, fields.nbProducts * average]
  }
}

/** Hundredths of a percent, half up. */
export function equivalentHundredths(fields: DiscountFields): number {
  const [part, whole] = effort(fields)
  return divideHalfUp(BigInt(part) * 10_000n, BigInt(whole))
}
