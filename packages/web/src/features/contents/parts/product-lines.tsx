import { formatEuros } from '@kiosque/contract/domain/money'
import { LinesTable } from '../../../ui/lines-table.tsx'
import { Ordinals } from '../../../ui/ordinals.tsx'
import { priced } from '../../../parts/ticket.tsx'
import type { WireDiscount } from '../../../parts/ticket.tsx'

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
      <h2 className="h3" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <LinesTable
        caption={`${title}, avec leur prix`}
        rows={lines}
        rowKey={(_, index) => index}
        columns={[
          { header: 'Produit', cell: (line) => <Product line={line} /> },
          {
            header: 'Prix moyen constaté',
            align: 'right',
            cell: (line) => (typeof line.price === 'number' ? formatEuros(line.price) : ''),
          },
          { header: 'Remise', cell: (line) => <Ordinals text={resultOf(line)?.label ?? ''} /> },
          { header: 'Prix à l’unité', align: 'right', cell: (line) => <UnitPrice line={line} /> },
        ]}
      />
    </section>
  )
}

const resultOf = ({ discount, price }: ProductLine) => priced(discount ?? null, price ?? null)

function Product({ line: { name, ean, note } }: { line: ProductLine }) {
  return (
    <>
      {name}
      {(ean || note) && (
        <small className="muted num">{[ean && `EAN ${ean}`, note].filter(Boolean).join(' · ')}</small>
      )}
    </>
  )
}

function UnitPrice({ line }: { line: ProductLine }) {
  const result = resultOf(line)
  return result && <strong>{formatEuros(result.unit_price)}</strong>
}
