import { priceQuantity } from '@kiosque/contract/domain/discount-quantity'
import { formatEuros } from '@kiosque/contract/domain/money'
import { Ordinals } from '../../../ui/ordinals.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ProductLine } from '../parts/product-lines.tsx'
import { priced } from '../../../parts/ticket.tsx'
import { typedQuantity } from './order-quantities.ts'
import './offer.css'

type Props = {
  products: readonly ProductLine[]
  typed: Readonly<Record<number, string>>
  errors: Readonly<Record<number, string>>
  onChange: (position: number, value: string) => void
}

/** One quantity per product, with what it comes to as one types. */
export function OrderLines({ products, typed, errors, onChange }: Props) {
  const totals = products.map((product, index) => totalOf(product, typed[index + 1] ?? ''))
  const sum = totals.reduce<number>((all, total) => all + (total ?? 0), 0)
  return (
    <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      {products.map((product, index) => (
        <div key={index} className="orderline">
          <span>
            <b>{product.name}</b>
            <small className="muted">
              <Ordinals
                text={[
                  priced(product.discount ?? null, product.price ?? null)?.label,
                  typeof product.price === 'number' && `prix moyen constaté ${formatEuros(product.price)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </small>
          </span>
          <TextField
            label="Quantité"
            name={`quantity-${index + 1}`}
            aria-label={`Quantité de ${product.name}`}
            inputMode="numeric"
            autoComplete="off"
            value={typed[index + 1] ?? ''}
            error={errors[index + 1]}
            onChange={(value) => onChange(index + 1, value)}
          />
          <span className="num r orderline__total">
            {totals[index] === null || totals[index] === undefined ? '' : formatEuros(totals[index])}
          </span>
        </div>
      ))}
      <p className="orderline__sum" aria-live="polite">
        {sum > 0 && (
          <>
            Total indicatif <strong className="num">{formatEuros(sum)}</strong>
          </>
        )}
      </p>
    </div>
  )
}

function totalOf({ price, discount }: ProductLine, typed: string): number | null {
  const quantity = typedQuantity(typed)
  if (!quantity || typeof price !== 'number' || price <= 0) return null
  if (!discount) return price * quantity
  try {
    return priceQuantity({ type: discount.type, prix_moyen: String(price), discount }, quantity).total
  } catch {
    return price * quantity
  }
}
