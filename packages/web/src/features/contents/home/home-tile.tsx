import { formatEuros } from '@kiosque/contract/domain/money'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { formatDate } from '../../../lib/format.ts'
import { Picture } from '../parts/picture.tsx'
import { promotionOf } from '../parts/promotion.ts'
import { coverWords } from './highlight-card.tsx'

/** A thing put forward in little: its picture, what it is, its title; with its price and its dates where it is sold. */
export function HomeTile({ shown, over }: { shown: Highlight; over?: string }) {
  const item = shown.highlightable
  const {
    averageCents,
    days: { period_end: end },
  } = promotionOf(shown)
  const word = over ?? item.category?.label ?? kindOf(item.kind ?? '')?.labels.singular
  return (
    <li className="card card--link home-tile" data-highlight={shown.id}>
      <div className="media">
        <Picture
          file={shown.image ? { ...shown.image, alt: '' } : null}
          seed={shown.item_id ?? shown.id}
          of={coverWords(shown)}
          sizes="96px"
          columns={3}
          rows={3}
        />
      </div>
      <div>
        {averageCents === null && word && <p className="over">{word}</p>}
        <h3 className="clamp-2">
          {shown.url ? (
            <a className="cover" href={shown.url}>
              {shown.title}
            </a>
          ) : (
            shown.title
          )}
        </h3>
        {averageCents !== null && <TilePrice shown={shown} averageCents={averageCents} />}
        {averageCents !== null && end && <p className="xs muted">Jusqu’au {formatDate(end)}</p>}
      </div>
    </li>
  )
}

/** The price one pays and what brings it there; without a discount, the average price, named as such. */
function TilePrice({
  shown: { price, label, type },
  averageCents,
}: {
  shown: Highlight
  averageCents: number
}) {
  if (type === 0 || price === null)
    return <p className="small muted">Prix moyen constaté {formatEuros(averageCents)}</p>
  return (
    <p className="small">
      <b>{formatEuros(price.unit_price)}</b> · {label.replace(/(\d)e\b/, '$1ᵉ')}
    </p>
  )
}
