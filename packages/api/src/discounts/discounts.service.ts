import { parisDay } from '@kiosque/contract/domain/dates'
import { priceDiscount } from '@kiosque/contract/domain/discount'
import { DiscountError, type Discount } from '@kiosque/contract/domain/discount-fields'
import { capOn, isWithinCap, nearestLegal } from '@kiosque/contract/domain/egalim'
import type { DiscountPreview } from '@kiosque/contract/wire/discounts'
import type { Db } from '../db/db.ts'
import { invalid } from '../errors.ts'
import { readSettings } from '../settings/settings.service.ts'

export interface PreviewQuestion {
  type?: number | undefined
  prix_moyen: string
  discount?:
    | ({ type?: number | undefined } & { [Name in keyof Discount]: Discount[Name] | undefined })
    | null
    | undefined
  egalim: boolean
}

/** The cap in force today in Paris (D6-05). */
export async function currentCap(db: Db, now: Date): Promise<number> {
  const { egalim_caps } = await readSettings(db)
  return capOn(egalim_caps, parisDay(now))
}

export async function previewDiscount(
  db: Db,
  question: PreviewQuestion,
  now: Date,
): Promise<DiscountPreview> {
  const { type: inside, ...discount } = question.discount ?? {}
  const type = question.type ?? inside
  if (type === undefined) throw invalid({ type: ['Ce champ est requis.'] })
  if (inside !== undefined && inside !== type)
    throw invalid({ type: ['La mécanique n’est pas celle de la remise.'] })
  const input = { type, prix_moyen: question.prix_moyen, discount: discount as Discount }
  const cap = await currentCap(db, now)
  try {
    const legal = !question.egalim || isWithinCap(input, cap)
    return {
      ...priceDiscount(input),
      legal,
      cap,
      nearest_legal: legal ? null : nearestLegal(input, cap),
    }
  } catch (error) {
    if (!(error instanceof DiscountError)) throw error
    const isOutside = error.field === 'type' || error.field === 'prix_moyen'
    throw invalid({ [isOutside ? error.field : `discount.${error.field}`]: [error.message] })
  }
}
