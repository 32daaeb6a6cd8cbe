import { priceDiscount } from '@kiosque/contract/domain/discount'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { formatEuros } from '@kiosque/contract/domain/money'
import { Price, Ticket } from '../../parts/ticket.tsx'
import { Ordinals } from '../../ui/ordinals.tsx'
import { customerSentence } from './customer-sentence.ts'
import { priceText } from './typed-discount.ts'

type DiscountPreviewProps = {
  /** The last valid value. */
  value: DiscountValue
  prixMoyen: number | null
  /** Something in the fields is not valid: the preview is older than they are. */
  isStale: boolean
}

/** The price as the customer reads it, and how it was reached. */
export function DiscountPreview({ value, prixMoyen, isStale }: DiscountPreviewProps) {
  return (
    <section className="discount__preview" aria-label="Aperçu de la remise">
      <h3 className="h4">Ce que lit le client</h3>
      <div className="card card--pad stack" style={{ '--gap': '12px' } as object}>
        {value.type !== 0 && (
          <div>
            <Ticket discount={value} />
          </div>
        )}
        <Price discount={value} averageCents={priceText(prixMoyen) === null ? null : prixMoyen} />
        <p className="small" aria-live="polite">
          <Ordinals text={customerSentence(value, prixMoyen)} />
        </p>
        {priceText(prixMoyen) === null && (
          <p className="hint">Sans prix moyen constaté, seule l’étiquette s’affiche.</p>
        )}
        <Sum value={value} prixMoyen={prixMoyen} />
      </div>
      {isStale && <p className="xs muted">L’aperçu garde la dernière remise valide.</p>}
    </section>
  )
}

function Sum({ value, prixMoyen }: { value: DiscountValue; prixMoyen: number | null }) {
  const average = priceText(prixMoyen)
  if (average === null || value.type === 0) return null
  const { items, total, unit_price, saving } = priceDiscount({
    type: value.type,
    prix_moyen: average,
    discount: value,
  })
  return (
    <dl className="dl small">
      <div>
        <dt>{items > 1 ? `${items} articles au prix moyen` : 'Prix moyen constaté'}</dt>
        <dd className="num">{formatEuros(items * Number(average))}</dd>
      </div>
      <div>
        <dt>Économie</dt>
        <dd className="num">{formatEuros(-saving)}</dd>
      </div>
      <div>
        <dt>{items > 1 ? 'Total payé' : 'Prix payé'}</dt>
        <dd className="num">{formatEuros(total)}</dd>
      </div>
      {items > 1 && (
        <div>
          <dt>Prix par article</dt>
          <dd className="num">{formatEuros(unit_price)}</dd>
        </div>
      )}
    </dl>
  )
}
