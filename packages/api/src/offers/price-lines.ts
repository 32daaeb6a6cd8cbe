import { priceDiscount } from '@kiosque/contract/domain/discount'
import type { Discount } from '@kiosque/contract/domain/discount-fields'
import { priceQuantity } from '@kiosque/contract/domain/discount-quantity'
import type { OwnEntryOf } from '@kiosque/contract/kinds/own-values'
import type { promotionalOffer } from '@kiosque/contract/kinds/promotional-offer'
import type { OrderedLine, OrderLine } from '@kiosque/contract/wire/offers'
import { conflict } from '../errors.ts'

type OfferLine = OwnEntryOf<typeof promotionalOffer.fields.products>
type LineDiscount = (Discount & { type: number }) | null

/** The lines asked for, priced as the offer stands now; an offer that changed under the form is refused. */
export function priceLines(products: unknown, asked: readonly OrderLine[]): OrderedLine[] {
  const lines = Array.isArray(products) ? (products as OfferLine[]) : []
  return asked.map(({ position, name, quantity }) => {
    const line = lines[position - 1]
    if (line === undefined || line.name !== name)
      throw conflict(
        'offer_changed',
        'Cette offre a été modifiée. Rechargez la page puis vérifiez vos quantités.',
      )
    return {
      position,
      name: line.name,
      ean: (line.ean ?? null) as string | null,
      quantity,
      ...priceOf(line, quantity),
    }
  })
}

function priceOf(line: OfferLine, quantity: number): Pick<OrderedLine, 'unit_price' | 'total' | 'label'> {
  if (typeof line.price !== 'number' || line.price <= 0) return { unit_price: null, total: null, label: '' }
  const discount = (line.discount ?? null) as LineDiscount
  const input = { type: discount?.type ?? 0, prix_moyen: String(line.price), discount }
  try {
    const { unit_price, total } = priceQuantity(input, quantity)
    return { unit_price, total, label: priceDiscount(input).label }
  } catch {
    // A mechanic that cannot apply to its price is the editor's mistake, not the buyer's.
    return { unit_price: line.price, total: line.price * quantity, label: '' }
  }
}
