import { useId, useState } from 'react'
import { priceQuantity } from '@kiosque/contract/domain/discount-quantity'
import type { PricedQuantity } from '@kiosque/contract/domain/discount-quantity'
import { formatEuros } from '@kiosque/contract/domain/money'
import { count } from '../../../lib/format.ts'
import { Ordinals } from '../../../ui/ordinals.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { priced } from '../../../parts/ticket.tsx'
import type { WireDiscount } from '../../../parts/ticket.tsx'
import { NOT_A_QUANTITY, typedQuantity } from './order-quantities.ts'
import '../parts/stacked-table.css'
import './offer.css'

export type Priced = { name: string; price: number; discount: WireDiscount }

const PRESETS = [12, 24, 48]

/** One at least: nothing is priced for zero. */
const quantityOf = (typed: string): number | null => typedQuantity(typed) || null

/** « Ce que cela change pour vous »: net unit price and saving for the usual quantities and for one's own. */
export function QuantityTable({ products }: { products: readonly Priced[] }) {
  const [chosen, choose] = useState(0)
  const [typed, type] = useState('')
  const titleId = useId()
  const usable = products.filter((product) => priced(product.discount, product.price) !== null)
  const product = usable[chosen] ?? usable[0]
  if (!product) return null
  const own = typed === '' ? null : quantityOf(typed)
  const wanted = own === null ? PRESETS : [...new Set([own, ...PRESETS])]
  const rows = wanted.map((quantity) => price(product, quantity))
  return (
    <section>
      <h2 id={titleId} className="h3" style={{ marginBottom: 12 }}>
        Ce que cela change pour vous
      </h2>
      <div className="simulator no-print">
        {usable.length > 1 && (
          <Select
            label="Produit"
            name="simulated"
            value={String(usable.indexOf(product))}
            onChange={(value) => choose(Number(value))}
            options={usable.map(({ name }, index) => ({ value: String(index), label: name }))}
          />
        )}
        <TextField
          label="Votre quantité"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={type}
          unit="unités"
          error={typed !== '' && own === null ? NOT_A_QUANTITY : undefined}
        />
      </div>
      <section className="card table-wrap" tabIndex={0} aria-labelledby={titleId} aria-live="polite">
        <table className="table stacked">
          <thead>
            <tr>
              <th scope="col">Quantité</th>
              <th scope="col" className="r">
                Prix moyen constaté
              </th>
              <th scope="col" className="r">
                Prix net à l’unité
              </th>
              <th scope="col" className="r">
                Total
              </th>
              <th scope="col" className="r">
                Économie
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.quantity} className={row.quantity === own ? 'is-own' : undefined}>
                <th scope="row">{count(row.quantity, 'unité')}</th>
                <td className="r num" data-label="Prix moyen constaté">
                  {formatEuros(product.price)}
                </td>
                <td className="r num" data-label="Prix net à l’unité">
                  <strong>{formatEuros(row.unit_price)}</strong>
                </td>
                <td className="r num" data-label="Total">
                  {formatEuros(row.total)}
                </td>
                <td className="r num" data-label="Économie">
                  {formatEuros(row.saving)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="xs muted" style={{ marginTop: 8 }}>
        <Ordinals text={priced(product.discount, product.price)?.label ?? ''} />. Calcul sur le prix moyen
        constaté, à titre indicatif.
      </p>
    </section>
  )
}

function price({ price: average, discount }: Priced, quantity: number): PricedQuantity {
  return priceQuantity({ type: discount.type, prix_moyen: String(average), discount }, quantity)
}
