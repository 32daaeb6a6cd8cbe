import { priceQuantity } from '@kiosque/contract/domain/discount-quantity'
import { mayBeOrdered } from '@kiosque/contract/domain/offer-deadline'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { factsOf } from '../../../parts/offer-facts.ts'
import type { OfferFacts } from '../../../parts/offer-facts.ts'
import type { OrderedContent } from '../../../parts/running-order.ts'
import { priced } from '../../../parts/ticket.tsx'
import type { WireDiscount } from '../../../parts/ticket.tsx'

/** One line of an order as it stands today: its name and price come from the content, its quantity from the device. */
export interface OrderedLine {
  position: number
  name: string
  price: number | null
  discount: WireDiscount | null
}

/** A content of the order with what it says today. */
export interface Ordered {
  content: OrderedContent
  title: string
  url: string
  laboratory: string | null
  /** By a form sent to the laboratory, or on the network's platform. */
  circuit: 'direct' | 'platform'
  facts: OfferFacts
  isOpen: boolean
  /** Lines that may be ordered, those of the device first named. */
  lines: OrderedLine[]
}

type Detail = DetailOf<'promotional_offer'> | DetailOf<'product'>

/** `promotion`: what a product is put forward with; an offer has its own. */
export function orderedOf(
  content: OrderedContent,
  detail: Detail,
  promotion: OfferFacts | null,
  now: Date,
): Ordered {
  const isOffer = content.kind === 'promotional_offer'
  const facts = promotion ?? factsOf(detail)
  const products = isOffer ? (detail as DetailOf<'promotional_offer'>).products : []
  const whole = { position: 1, name: detail.title, price: facts.averageCents, discount: facts.discount }
  const lines = products.map((product, index) => ({
    position: index + 1,
    name: product.name,
    price: product.price ?? null,
    discount: product.discount ?? null,
  }))
  return {
    content,
    title: detail.title,
    url: detail.url,
    laboratory: detail.laboratory?.name ?? null,
    circuit:
      isOffer && (detail as DetailOf<'promotional_offer'>).offer_type === 'direct' ? 'direct' : 'platform',
    facts,
    isOpen: mayBeOrdered(facts.days, now),
    lines: (lines.length === 0 ? [whole] : lines).filter(({ position }) => content.quantities[position]),
  }
}

/** What a quantity comes to, in cents; null where no price is known. */
export function lineTotal({ price, discount }: Pick<OrderedLine, 'price' | 'discount'>, quantity: number) {
  if (price === null || quantity === 0) return null
  if (priced(discount, price) === null) return price * quantity
  return priceQuantity({ type: discount?.type ?? 0, prix_moyen: String(price), discount }, quantity).total
}

export const NETWORK = 'Marque et plateforme du réseau'

/** One order for each laboratory, in the order they were begun. */
export function byLaboratory(all: readonly Ordered[]): [laboratory: string, contents: Ordered[]][] {
  const groups = new Map<string, Ordered[]>()
  for (const one of all) {
    const name = one.laboratory ?? NETWORK
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups]
}

/** The list as one pastes it elsewhere. */
export function listText(contents: readonly Ordered[]): string {
  return contents
    .flatMap(({ content, lines }) =>
      lines.map(({ position, name }) => `${content.quantities[position]} × ${name}`),
    )
    .join('\n')
}
