import { priceDiscount } from '../domain/discount.ts'
import type { Discount } from '../domain/discount-fields.ts'
import type { Kind } from './define-kind.ts'
import type { Values } from './fields/field-bundle.ts'
import { MADE_VALUES } from './filter-values.ts'

type Mechanic = (typeof MADE_VALUES)['mechanic'][number]
type Band = (typeof MADE_VALUES)['price'][number]

/** Mechanics as people look for them. */
const MECHANICS: Record<Mechanic, string> = {
  pourcentage: 'Pourcentage',
  euros: 'Montant en euros',
  offert: 'Produit offert',
  lot: 'Lot',
  conseille: 'Prix conseillé',
}

const PRICE_BANDS: Record<Band, string> = {
  'moins-de-10': 'Moins de 10\u00A0€',
  '10-a-25': 'De 10 à 25\u00A0€',
  '25-a-50': 'De 25 à 50\u00A0€',
  '50-et-plus': '50\u00A0€ et plus',
}

type Stored = (Discount & { type: number }) | null | undefined

/** Mechanics 1 to 8 (S4-09). */
const MECHANIC_OF: Readonly<Record<number, Mechanic>> = {
  1: 'conseille',
  2: 'euros',
  3: 'pourcentage',
  4: 'offert',
  5: 'pourcentage',
  6: 'euros',
  7: 'lot',
  8: 'lot',
}

/** Below how many euros; the last has no limit. */
const BANDS: readonly (readonly [Band, number])[] = [
  ['moins-de-10', 10],
  ['10-a-25', 25],
  ['25-a-50', 50],
  ['50-et-plus', Infinity],
]

type From = NonNullable<Kind['filters'][string]['made']>

/** What may be chosen, in the order of the boxes. */
export const madeOptions: Record<From, readonly { value: string; label: string }[]> = {
  mechanic: MADE_VALUES.mechanic.map((value) => ({ value, label: MECHANICS[value] })),
  price: MADE_VALUES.price.map((value) => ({ value, label: PRICE_BANDS[value] })),
}

/** What lists are narrowed by, where it is not a value of the content itself. The browser does without this file. */
export const madeValues: Record<From, (values: Values) => readonly string[]> = {
  mechanic: ({ mechanics }) => {
    const found = MECHANIC_OF[(mechanics as Stored)?.type ?? 0]
    return found === undefined ? [] : [found]
  },
  price: ({ price, mechanics }) => {
    const cents = typeof price === 'number' ? shownCents(price, mechanics as Stored) : null
    const band = BANDS.find(([, below]) => cents !== null && cents < below * 100)
    return band === undefined ? [] : [band[0]]
  },
}

/** The price in large on the card: of the lot where one buys a lot, otherwise of one item. */
function shownCents(price: number, mechanics: Stored): number {
  if (!mechanics || mechanics.type === 0 || price <= 0) return price
  const { type, ...discount } = mechanics
  try {
    const { total, unit_price } = priceDiscount({ type, prix_moyen: String(price), discount })
    return type === 7 ? total : unit_price
  } catch {
    return price
  }
}
