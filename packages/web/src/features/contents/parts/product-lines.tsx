import { formatEuros } from '@kiosque/contract/domain/money'
import { priced } from '../../../parts/ticket.tsx'
import type { WireDiscount } from '../../../parts/ticket.tsx'
import './stacked-table.css'

export type ProductLine = {
  name: string
  ean?: string | null
  price?: number | null
  discount?: WireDiscount | null
  note?: string | null
}

/** Each product with its average price, its mechanic and what it comes to; nothing is ever struck through. */
export function ProductLines({ title, lines }: { title: string; lines: readonly ProductLine[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2 id="produits" className="h3" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <section className="card table-wrap" tabIndex={0} aria-labelledby="produits">
        <table className="table stacked">
          <thead>
            <tr>
              <th scope="col">Produit</th>
              <th scope="col" className="r">
                Prix moyen constaté
              </th>
              <th scope="col">Remise</th>
              <th scope="col" className="r">
                Prix à l’unité
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <ProductRow key={index} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function ProductRow({ line }: { line: ProductLine }) {
  const result = priced(line.discount ?? null, line.price ?? null)
  return (
    <tr>
      <th scope="row">
        {line.name}
        {(line.ean || line.note) && (
          <small className="muted num">
            {[line.ean && `EAN ${line.ean}`, line.note].filter(Boolean).join(' · ')}
          </small>
        )}
      </th>
      <td className="r num" data-label="Prix moyen constaté">
        {typeof line.price === 'number' ? formatEuros(line.price) : ''}
      </td>
      <td data-label="Remise">{result?.label ?? ''}</td>
      <td className="r num" data-label="Prix à l’unité">
        {result && <strong>{formatEuros(result.unit_price)}</strong>}
      </td>
    </tr>
  )
}
