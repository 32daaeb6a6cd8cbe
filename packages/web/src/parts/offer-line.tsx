import { deadlineWords } from '@kiosque/contract/domain/offer-deadline'
import { formatEuros } from '@kiosque/contract/domain/money'
import { useNow } from '../lib/use-now.ts'
import { Deadline } from './deadline.tsx'
import { netCents } from './offer-facts.ts'
import type { OfferFacts } from './offer-facts.ts'
import { Ticket } from './ticket.tsx'
import './offer-line.css'

/** Ticket, net price and nearest deadline on one line, for menus and the running order. */
export function OfferLine({ facts }: { facts: OfferFacts }) {
  const now = useNow()
  const cents = netCents(facts)
  const isOver = deadlineWords(facts.days, now).tone === 'over'
  return (
    <span className="offer-line">
      {!isOver && <Ticket discount={facts.discount} />}
      {cents !== null && <b className="num">{formatEuros(cents)}</b>}
      <Deadline days={facts.days} />
    </span>
  )
}
