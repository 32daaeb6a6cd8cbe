import { DiscountError, FIELDS_BY_TYPE } from '@kiosque/contract/domain/discount-fields'
import type { Discount, DiscountField, DiscountType } from '@kiosque/contract/domain/discount-fields'
import { storedDiscount } from '@kiosque/contract/domain/discount-value'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { formatEuros, parseEuros } from '@kiosque/contract/domain/money'

/** What stands in the fields, letter for letter. */
export type Typed = Partial<Record<DiscountField, string>>
export type FieldUnit = 'euros' | 'percent' | 'count'

const PERCENT_TYPES: readonly number[] = [3, 5, 8]

export function unitOf(type: number, field: DiscountField): FieldUnit {
  if (field === 'nbProducts' || field === 'offeredProducts') return 'count'
  return field === 'amount' && PERCENT_TYPES.includes(type) ? 'percent' : 'euros'
}

const SPACES = /[\s\u00A0\u202F]/g

/** « 12,5 », « 12.5 % ». */
export function parsePercent(text: string): number | null {
  const bare = text.replace(SPACES, '').replace(/%$/, '')
  return /^[0-9]{1,4}(?:[,.][0-9]{1,4})?$/.test(bare) ? Number(bare.replace(',', '.')) : null
}

function parseCount(text: string): number | null {
  const bare = text.replace(SPACES, '').replace(/e$/i, '')
  return /^[0-9]{1,6}$/.test(bare) ? Number(bare) : null
}

const READERS = { euros: parseEuros, percent: parsePercent, count: parseCount }
const UNREADABLE: Record<FieldUnit, string> = {
  euros: 'Saisissez un montant, par exemple 12,90.',
  percent: 'Saisissez un pourcentage, par exemple 20.',
  count: 'Saisissez un nombre entier.',
}

/** As people type it again: no unit, a comma. */
export function typedOf(value: DiscountValue): Typed {
  const entries = FIELDS_BY_TYPE[value.type as DiscountType].map((field) => {
    const given = value[field]
    return [field, given === null || given === undefined ? '' : shownNumber(value.type, field, given)]
  })
  return Object.fromEntries(entries) as Typed
}

function shownNumber(type: number, field: DiscountField, value: number): string {
  if (unitOf(type, field) === 'euros') return formatEuros(value).replace(/[\u00A0\s]€$/, '')
  return String(value).replace('.', ',')
}

export interface ReadDiscount {
  /** What the parent keeps: unreadable fields are null, so that saving it is refused and never invents a value. */
  value: DiscountValue
  errors: Partial<Record<DiscountField, string>>
  isValid: boolean
}

/** Reads the fields of one mechanic; the first mistake of each field, in words. */
export function readTyped(type: DiscountType, typed: Typed, prixMoyen: number | null): ReadDiscount {
  const errors: ReadDiscount['errors'] = {}
  const discount: Discount = {}
  for (const field of FIELDS_BY_TYPE[type]) {
    const text = (typed[field] ?? '').trim()
    const unit = unitOf(type, field)
    const read = text === '' ? null : READERS[unit](text)
    discount[field] = read
    if (text === '') errors[field] = 'Ce champ est requis.'
    else if (read === null) errors[field] = UNREADABLE[unit]
  }
  const value: DiscountValue = { type, ...discount }
  if (Object.keys(errors).length > 0) return { value, errors, isValid: false }
  const error = mistakeIn(value, prixMoyen)
  if (error === null)
    return { value: { type, ...storedDiscount(value, priceText(prixMoyen)) }, errors, isValid: true }
  return { value, errors: { [error.field]: error.message }, isValid: false }
}

/** A valid discount and the price it was valid on: a lower price may make it impossible. */
export interface Shown {
  value: DiscountValue
  prixMoyen: number | null
}

/** What the preview shows: what is typed where it is valid on this price, otherwise what it showed before. */
export function shownAfter(before: Shown, read: ReadDiscount, prixMoyen: number | null): Shown {
  if (read.isValid) return { value: read.value, prixMoyen }
  return before.value.type === 0 ? { ...before, prixMoyen } : before
}

/** A price of zero or none is no price. */
export const priceText = (cents: number | null): string | null =>
  cents === null || cents <= 0 ? null : String(cents)

function mistakeIn(value: DiscountValue, prixMoyen: number | null): DiscountError | null {
  try {
    storedDiscount(value, priceText(prixMoyen))
    return null
  } catch (error) {
    if (error instanceof DiscountError) return error
    throw error
  }
}
