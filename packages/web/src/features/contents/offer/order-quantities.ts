import type { OrderLine } from '@kiosque/contract/wire/offers'

const MOST = 9_999
export const NOT_A_QUANTITY = 'Saisissez un nombre entier entre 1 et 9\u00A0999.'

/** A whole number as people type it, « 1 200 » included; null when it is none. */
export function typedQuantity(typed: string): number | null {
  const bare = typed.replace(/[\s\u00A0\u202F]/g, '')
  const value = /^\d{1,4}$/.test(bare) ? Number(bare) : Number.NaN
  return Number.isInteger(value) && value <= MOST ? value : null
}

/** By position, for what is neither empty nor a quantity. */
export function quantityErrors(typed: Readonly<Record<number, string>>): Record<number, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([position, value]) =>
      value.trim() === '' || typedQuantity(value) !== null ? [] : [[Number(position), NOT_A_QUANTITY]],
    ),
  )
}

/** The lines with a quantity, by their place in the offer. */
export function linesOf(
  products: readonly { name: string }[],
  typed: Readonly<Record<number, string>>,
): OrderLine[] {
  return products.flatMap(({ name }, index) => {
    const quantity = typedQuantity(typed[index + 1] ?? '')
    return quantity === null || quantity === 0 ? [] : [{ position: index + 1, name, quantity }]
  })
}
