import { MAX_CENTS } from './money.ts'
import { percentHundredths } from './percent.ts'

export const DISCOUNT_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** A discount as it is stored and sent: the specification's own names (S3-11). Euros in cents, percents as numbers. */
export type Discount = {
  price?: number | null
  amount?: number | null
  nbProducts?: number | null
  offeredProducts?: number | null
}
export type DiscountField = keyof Discount
export type DiscountInput = { type: number; prix_moyen: string; discount?: Discount | null }

/** The fields the form asks for each mechanic, exactly (S5-04). */
export const FIELDS_BY_TYPE: Record<DiscountType, readonly DiscountField[]> = {
  0: [],
  1: ['price'],
  2: ['amount'],
  3: ['amount'],
  4: ['nbProducts', 'offeredProducts'],
  5: ['nbProducts', 'amount'],
  6: ['nbProducts', 'amount'],
  7: ['nbProducts', 'price'],
  8: ['nbProducts', 'amount'],
}

export const DISCOUNT_TYPE_LABELS: Record<DiscountType, string> = {
  0: 'Aucune remise',
  1: 'Prix conseillé',
  2: 'Remise en euros',
  3: 'Remise en pourcentage',
  4: 'Produits achetés = produits offerts',
  5: 'Le énième à moins tant de pour cent',
  6: 'Le énième à moins tant d’euros',
  7: 'Lot à un prix',
  8: 'Lot à moins tant de pour cent',
}

/** Names the field at fault, with a French sentence for it. */
export class DiscountError extends Error {
  readonly field: DiscountField | 'type' | 'prix_moyen'
  constructor(field: DiscountError['field'], message: string) {
    super(message)
    this.name = 'DiscountError'
    this.field = field
  }
}

/** Checked values; `percent` in hundredths of a percent, amounts in cents. */
export type DiscountFields = { average: number } & (
  | { type: 0 }
  | { type: 1; price: number }
  | { type: 2; amount: number }
  | { type: 3; percent: number }
  | { type: 4; nbProducts: number; offeredProducts: number }
  | { type: 5; nbProducts: number; percent: number }
  | { type: 6; nbProducts: number; amount: number }
  | { type: 7; nbProducts: number; price: number }
  | { type: 8; nbProducts: number; percent: number }
)

const MAX_PRODUCTS = 1000

export function checkDiscount({ type, prix_moyen, discount }: DiscountInput): DiscountFields {
  const average = averagePrice(prix_moyen)
  const given = discount ?? {}
  switch (type) {
    case 0:
      return { type, average }
    case 1:
      return { type, average, price: cents(given, 'price') }
    case 2:
      return { type, average, amount: cents(given, 'amount') }
    case 3:
      return { type, average, percent: percent(given) }
    case 4:
      return {
        type,
        average,
        nbProducts: count(given, 'nbProducts', 1),
        offeredProducts: count(given, 'offeredProducts', 1),
      }
    case 5:
      return { type, average, nbProducts: count(given, 'nbProducts', 2), percent: percent(given) }
    case 6:
      return { type, average, nbProducts: count(given, 'nbProducts', 2), amount: offOneItem(given, average) }
    case 7:
      return { type, average, ...lot(given, average) }
    case 8:
      return { type, average, nbProducts: count(given, 'nbProducts', 2), percent: percent(given) }
    default:
      throw new DiscountError('type', 'Cette mécanique de remise n’existe pas.')
  }
}

function averagePrice(prixMoyen: unknown): number {
  const isCents = typeof prixMoyen === 'string' && /^[0-9]{1,9}$/.test(prixMoyen)
  if (!isCents || Number(prixMoyen) === 0)
    throw new DiscountError('prix_moyen', 'Le prix moyen constaté est requis, en centimes.')
  return Number(prixMoyen)
}

/** Only the last item is reduced: by no more than what it costs (D16-04). */
function offOneItem(given: Discount, average: number): number {
  const amount = cents(given, 'amount')
  if (amount > average)
    throw new DiscountError(
      'amount',
      'La remise dépasse le prix d’un article. Saisissez un montant plus petit.',
    )
  return amount
}

function lot(given: Discount, average: number): { nbProducts: number; price: number } {
  const nbProducts = count(given, 'nbProducts', 2)
  const price = cents(given, 'price')
  if (price > nbProducts * average)
    throw new DiscountError('price', 'Le prix du lot dépasse celui des produits achetés un à un.')
  return { nbProducts, price }
}

function cents(given: Discount, field: 'price' | 'amount'): number {
  const value = required(given, field)
  if (!Number.isInteger(value)) throw new DiscountError(field, 'Saisissez un montant en centimes entiers.')
  if (value <= 0) throw new DiscountError(field, 'Saisissez un montant supérieur à zéro.')
  if (value > MAX_CENTS) throw new DiscountError(field, 'Ce montant est trop élevé.')
  return value
}

function percent(given: Discount): number {
  const hundredths = percentHundredths(required(given, 'amount'))
  if (hundredths === null)
    throw new DiscountError('amount', 'Saisissez un pourcentage avec deux décimales au plus.')
  if (hundredths <= 0 || hundredths > 10_000)
    throw new DiscountError('amount', 'Saisissez un pourcentage entre 1 et 100.')
  return hundredths
}

function count(given: Discount, field: 'nbProducts' | 'offeredProducts', least: number): number {
  const value = required(given, field)
  if (!Number.isInteger(value)) throw new DiscountError(field, 'Saisissez un nombre entier.')
  if (value < least) throw new DiscountError(field, `Saisissez au moins ${least}.`)
  if (value > MAX_PRODUCTS) throw new DiscountError(field, `Saisissez au plus ${MAX_PRODUCTS}.`)
  return value
}

function required(given: Discount, field: DiscountField): number {
  const value = given[field]
  if (value === null || value === undefined) throw new DiscountError(field, 'Ce champ est requis.')
  if (typeof value !== 'number' || Number.isNaN(value)) throw new DiscountError(field, 'Saisissez un nombre.')
  return value
}
