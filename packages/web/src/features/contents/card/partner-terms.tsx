import type { CardOf } from '@kiosque/contract/wire/content-of'
import { formatDate } from '../../../lib/format.ts'
import './partner-terms.css'

/** What a partner costs, and until when: side by side with the public price, never struck through (D6-04). */
export function PartnerTerms({ card }: { card: CardOf<'partnership'> }) {
  const terms = [
    ['Tarif adhérent', card.member_price],
    ['Tarif public', card.public_price],
    ['Valable jusqu’au', card.valid_until && formatDate(card.valid_until)],
  ].filter(([, value]) => value)
  if (terms.length === 0) return null
  return (
    <dl className="terms">
      {terms.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
