import type { OfferDays } from '@kiosque/contract/domain/offer-deadline'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import { priced } from './ticket.tsx'
import type { WireDiscount } from './ticket.tsx'

/** What an offer says of itself wherever it shows: its mechanic, the average price, its days. */
export interface OfferFacts {
  discount: WireDiscount | null
  averageCents: number | null
  days: OfferDays
}

/** An offer as its card says it; anything else has neither ticket nor price. */
export function factsOf(card: Readonly<Record<string, unknown>>): OfferFacts {
  const own: OwnValuesOf<'promotional_offer'> = card
  const day = (name: keyof OfferDays) => (typeof own[name] === 'string' ? own[name] : null)
  return {
    discount: (own.mechanics ?? null) as WireDiscount | null,
    averageCents: typeof own.price === 'number' ? own.price : null,
    days: {
      period_start: day('period_start'),
      period_end: day('period_end'),
      order_deadline: day('order_deadline'),
    },
  }
}

/** What is paid: for a lot, the lot; otherwise one item. Without a discount, the average price. */
export function netCents({ discount, averageCents }: OfferFacts): number | null {
  const result = priced(discount, averageCents)
  if (result === null) return averageCents
  return discount?.type === 7 ? result.total : result.unit_price
}
