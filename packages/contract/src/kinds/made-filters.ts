import { priceDiscount } from '../domain/discount.ts'
import type { Discount } from '../domain/discount-fields.ts'
import type { Kind } from './define-kind.ts'
import type { Values } from './fields/field-bundle.ts'

/** Mechanics as people look for them. */
const MECHANICS = [
  { value: 'pourcentage', label: 'Pourcentage' },
  { value: 'euros', label: 'Montant en euros' },
  { value: 'offert', label: 'Produit offert' },
  { value: 'lot', label: 'Lot' },
  { value: 'conseille', label: 'Prix conseillé' },
] as const

const PRICE_BANDS = [
  { value: 'moins-de-10', label: 'Moins de 10\u00A0€' },
  { value: '10-a-25', label: 'De 10 à 25\u00A0€' },
  { value: '25-a-50', label: 'De 25 à 50\u00A0€' },
  { value: '50-et-plus', label: '50\u00A0€ et plus' },
] as const

type Mechanic = (typeof MECHANICS)[number]['value']
type Band = (typeof PRICE_BANDS)[number]['value']
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
  mechanic: MECHANICS,
  price: PRICE_BANDS,
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
