import type { Highlight } from '@kiosque/contract/wire/highlights'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { Picture } from '../parts/picture.tsx'
import { promotionOf } from '../parts/promotion.ts'
import { Price, Ticket } from '../../../parts/ticket.tsx'
import { Deadline } from '../../../parts/deadline.tsx'
import type { OrderedKind } from '../../../parts/running-order.ts'
import { AddSlot } from '../order/add-slot.tsx'
import '../../../parts/card-shapes.css'
import './highlight-card.css'

const TINTS = ['#e4f3f5', '#f6efe3', '#eef6da', '#fbe9e1', '#deebed', '#fdf1d0']
const SIZES = '(min-width: 1280px) 25vw, (min-width: 600px) 50vw, 74vw'

function overOf({ highlightable: item, item_type }: Highlight): string {
  if (item_type === 'image') return ''
  const laboratory = item.laboratory?.name
  return laboratory ?? item.category?.label ?? kindOf(item.kind ?? '')?.labels.singular ?? ''
}

/** What the cover made for it says, where the head office gave no picture. */
export const coverWords = ({ title, highlightable }: Highlight) => ({ title, kind: highlightable.kind ?? '' })

const isOrdered = (kind: string | undefined): kind is OrderedKind =>
  kind === 'promotional_offer' || kind === 'product'

/** A thing put forward with its price: ticket, price and validity show without hover or click. */
export function PromotionCard({ shown, eager = false }: { shown: Highlight; eager?: boolean }) {
  const facts = promotionOf(shown)
  const { kind, id } = shown.highlightable
  return (
    <article
      className="card card--link offer"
      style={{ '--tint': TINTS[shown.id % TINTS.length] } as React.CSSProperties}
      data-highlight={shown.id}
    >
      <div className="media">
        <Art shown={shown} eager={eager} />
      </div>
      <div className="offer__body">
        <Ticket discount={facts.discount} />
        <p className="over">{overOf(shown)}</p>
        <Title shown={shown} />
        <Price discount={facts.discount} averageCents={facts.averageCents} />
        {facts.discount !== null && <Deadline days={facts.days} />}
        {id !== undefined && isOrdered(kind) && (
          <AddSlot kind={kind} id={id} title={shown.title} facts={facts} />
        )}
      </div>
      {shown.highlightable.id && <FavouriteButton id={shown.highlightable.id} title={shown.title} />}
    </article>
  )
}

/** A thing put forward: picture, where it comes from, title, one line. */
export function HighlightCard({ shown, eager = false }: { shown: Highlight; eager?: boolean }) {
  const { discount, averageCents } = promotionOf(shown)
  // Products side by side all say their price, those without a discount too.
  if (discount !== null || (averageCents !== null && isOrdered(shown.highlightable.kind)))
    return <PromotionCard shown={shown} eager={eager} />
  return (
    <article className="card card--link post post--v" data-highlight={shown.id}>
      <div className="media">
        <Art shown={shown} eager={eager} />
      </div>
      <div className="post__body">
        {overOf(shown) && <p className="over">{overOf(shown)}</p>}
        <Title shown={shown} />
        {shown.text && <p className="small muted clamp-2">{shown.text}</p>}
      </div>
      {shown.highlightable.id && <FavouriteButton id={shown.highlightable.id} title={shown.title} />}
    </article>
  )
}

function Art({ shown, eager }: { shown: Highlight; eager: boolean }) {
  const file = shown.image ? { ...shown.image, alt: shown.alt } : null
  return (
    <Picture
      file={file}
      seed={shown.item_id ?? shown.id}
      of={coverWords(shown)}
      sizes={SIZES}
      eager={eager}
    />
  )
}

function Title({ shown }: { shown: Highlight }) {
  return (
    <h3 className="h3">
      {shown.url ? (
        <a className="cover" href={shown.url}>
          {shown.title}
        </a>
      ) : (
        shown.title
      )}
    </h3>
  )
}
