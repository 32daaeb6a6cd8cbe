import { useQuery } from '@tanstack/react-query'
import { allKinds, kindOf } from '@kiosque/contract/kinds/registry'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Ordinals } from '../../../ui/ordinals.tsx'
import { OfferLine } from '../../../parts/offer-line.tsx'
import { Picture } from '../parts/picture.tsx'
import { promotionOf } from '../parts/promotion.ts'
import { placementQuery } from '../placements.queries.ts'

/** The card of a menu panel (placement 11): one that belongs to this area; without any, what the menu says itself. */
export function MenuHighlight({ area, fallback }: { area: string; fallback: ReactNode }) {
  const { data = [] } = useQuery(placementQuery(['menu']))
  const shown = data.find((one) => areaOf(one) === area)
  if (!shown?.url) return fallback
  const facts = promotionOf(shown)
  return (
    <a
      className="card card--link mega__card"
      href={shown.url}
      data-highlight={shown.id}
      data-placement="menu"
    >
      <div className="mega__art">
        <Picture
          file={shown.image ? { ...shown.image, alt: shown.alt } : null}
          seed={shown.item_id ?? shown.id}
          sizes="320px"
          columns={7}
          rows={2}
        />
      </div>
      <div style={{ padding: '16px 20px 18px' }}>
        <Badge tone="solid">
          <Ordinals text={shown.label || 'À la une'} />
        </Badge>
        <p className="h h4" style={{ marginTop: 8 }}>
          {shown.title}
        </p>
        {facts.discount === null ? (
          <p className="small clamp-2" style={{ color: 'var(--green-900)' }}>
            {shown.text}
          </p>
        ) : (
          <OfferLine facts={facts} />
        )}
      </div>
    </a>
  )
}

/** By what it shows, or by where its link leads. */
const areaOf = ({ highlightable, url }: Highlight): string | null =>
  kindOf(highlightable.kind ?? '')?.area ??
  allKinds.find(({ route }) => url === route || url?.startsWith(`${route}/`) || url?.startsWith(`${route}?`))
    ?.area ??
  null
