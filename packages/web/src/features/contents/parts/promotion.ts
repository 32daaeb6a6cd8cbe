import { parisDay } from '@kiosque/contract/domain/dates'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import type { WireDiscount } from '../../../parts/ticket.tsx'

/** What a promotion says wherever it is shown: the card of the home page and the product's own page agree. */
export interface Promotion {
  discount: WireDiscount | null
  averageCents: number | null
  /** First and last day, in Paris. */
  start: string | null
  end: string | null
}

export function promotionOf({
  type,
  discount,
  highlightable: item,
  starts_at,
  ends_at,
}: Highlight): Promotion {
  return {
    discount: type === 0 || discount === null ? null : { ...discount, type },
    averageCents: item.prix_moyen === null ? null : Number(item.prix_moyen),
    start: starts_at === null ? textOr(item['period_start']) : parisDay(starts_at),
    end: lastDayOf(ends_at) ?? textOr(item['period_end']),
  }
}

/** The one a product's page shows: that of the month's promotions first, then any other that has a discount. */
export function currentPromotion(shown: readonly Highlight[]): Promotion | null {
  const priced = shown.filter((one) => promotionOf(one).discount !== null)
  const first = priced.find((one) => one.placement_key === 'smart_prices') ?? priced[0]
  return first === undefined ? null : promotionOf(first)
}

/** The last instant of a window, as a day in Paris. */
const lastDayOf = (endsAt: string | null) =>
  endsAt === null ? null : parisDay(new Date(Date.parse(endsAt) - 1))

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
