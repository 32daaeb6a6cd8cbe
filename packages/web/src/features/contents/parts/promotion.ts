import { parisDay } from '@kiosque/contract/domain/dates'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { factsOf } from '../../../parts/offer-facts.ts'
import type { OfferFacts } from '../../../parts/offer-facts.ts'

/**
 * What a promotion says wherever it is shown, so that the card of the home page and the page it leads to agree: an offer
 * keeps its own mechanic, price and days; anything else has those it is put forward with.
 */
export function promotionOf({
  type,
  discount,
  highlightable: item,
  starts_at,
  ends_at,
}: Highlight): OfferFacts {
  const own = factsOf(item)
  const { period_start, period_end, order_deadline } = own.days
  return {
    discount: own.discount ?? (type === 0 || discount === null ? null : { ...discount, type }),
    averageCents: own.averageCents ?? (item.prix_moyen === null ? null : Number(item.prix_moyen)),
    days: {
      period_start: period_start ?? (starts_at === null ? null : parisDay(starts_at)),
      period_end: period_end ?? lastDayOf(ends_at),
      order_deadline: order_deadline ?? null,
    },
  }
}

/** The one a product's page shows: that of the month's promotions first, then any other that has a discount. */
export function currentPromotion(shown: readonly Highlight[]): OfferFacts | null {
  const priced = shown.filter((one) => promotionOf(one).discount !== null)
  const first = priced.find((one) => one.placement_key === 'smart_prices') ?? priced[0]
  return first === undefined ? null : promotionOf(first)
}

/** The last instant of a window, as a day in Paris. */
const lastDayOf = (endsAt: string | null) =>
  endsAt === null ? null : parisDay(new Date(Date.parse(endsAt) - 1))
