import type { ReactNode } from 'react'
import { priceDiscount } from '@kiosque/contract/domain/discount'
import type { PricedDiscount } from '@kiosque/contract/domain/discount'
import type { Discount } from '@kiosque/contract/domain/discount-fields'
import { formatEuros } from '@kiosque/contract/domain/money'
import { formatPercent } from '@kiosque/contract/domain/percent'
import { lotNote } from './ticket-words.ts'
import './ticket.css'

export type WireDiscount = Discount & { type: number }

const MINUS = '\u2212'

/** Priced, or null where the average price is unknown or the mechanic cannot apply to it. */
export function priced(discount: WireDiscount | null, averageCents: number | null): PricedDiscount | null {
  if (!discount || averageCents === null || averageCents <= 0) return null
  try {
    return priceDiscount({ type: discount.type, prix_moyen: String(averageCents), discount })
  } catch {
    return null
  }
}

const rank = (n: number): ReactNode => (
  <>
    {n}
    <sup>e</sup>
  </>
)

/** The two halves of the ticket (UI.md, section 8). */
function halves({
  type,
  price,
  amount,
  nbProducts,
  offeredProducts,
}: WireDiscount): [ReactNode, ReactNode] | null {
  const n = nbProducts ?? 0
  switch (type) {
    case 1:
      return [formatEuros(price ?? 0), 'prix conseillé']
    case 2:
      return [MINUS + formatEuros(amount ?? 0), 'de remise immédiate']
    case 3:
      return [MINUS + formatPercent(amount ?? 0), 'de remise']
    case 4: {
      const offered = offeredProducts ?? 0
      return [
        `${n} = ${offered}`,
        `${n} acheté${n > 1 ? 's' : ''} = ${offered} offert${offered > 1 ? 's' : ''}`,
      ]
    }
    case 5:
      return [MINUS + formatPercent(amount ?? 0), <>sur le {rank(n)} article</>]
    case 6:
      return [MINUS + formatEuros(amount ?? 0), <>sur le {rank(n)} article</>]
    case 7:
      return [formatEuros(price ?? 0), `le lot de ${n}`]
    case 8:
      return [MINUS + formatPercent(amount ?? 0), `sur le lot de ${n}`]
    default:
      return null
  }
}

export function Ticket({ discount, large = false }: { discount: WireDiscount | null; large?: boolean }) {
  const parts = discount ? halves(discount) : null
  if (!parts) return null
  const classes = ['ticket', discount?.type === 1 ? 'ticket--pvc' : '', large ? 'ticket--lg' : '']
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <span className="ticket__v">{parts[0]}</span>
      <span className="ticket__m">
        <span>{parts[1]}</span>
      </span>
    </span>
  )
}

/** The price a customer reads; the average price is written in full and never struck through (D6-04). */
export function Price({
  discount,
  averageCents,
  large = false,
}: {
  discount: WireDiscount | null
  averageCents: number | null
  /** On the page of the offer itself. */
  large?: boolean
}) {
  if (averageCents === null) return null
  const result = priced(discount, averageCents)
  const classes = large ? 'price price--lg' : 'price'
  if (!result || discount?.type === 0)
    return (
      <div className={classes}>
        <span className="price__now">{formatEuros(averageCents)}</span>
        <span className="price__avg">Prix moyen constaté</span>
      </div>
    )
  const isLot = discount?.type === 7
  return (
    <div className={classes}>
      <span className="price__now">{formatEuros(isLot ? result.total : result.unit_price)}</span>
      <span className="price__avg">
        Prix moyen constaté {formatEuros(averageCents)}
        {isLot ? ' l’unité' : ''}
      </span>
      {note(discount, result)}
    </div>
  )
}

function note(discount: WireDiscount | null, result: PricedDiscount): ReactNode {
  if (result.items === 1) return null
  const text =
    discount?.type === 7
      ? `Soit ${formatEuros(result.unit_price)} l’unité`
      : discount?.type === 4
        ? lotNote(result.items, discount.nbProducts ?? 0)
        : `Prix à l’unité, pour ${result.items}`
  return <span className="price__note">{text}</span>
}
