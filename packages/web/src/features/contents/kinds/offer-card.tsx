import { IconPackage, IconTruck } from '@tabler/icons-react'
import { deadlineWords } from '@kiosque/contract/domain/offer-deadline'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { useCounterMode } from '../../../lib/counter.ts'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { Picture } from '../parts/picture.tsx'
import { PICTURE_SIZES } from '../parts/picture-source.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Price, Ticket } from '../../../parts/ticket.tsx'
import { Deadline } from '../../../parts/deadline.tsx'
import { factsOf } from '../../../parts/offer-facts.ts'
import { AddSlot } from '../order/add-slot.tsx'
import { UnreadMark } from '../parts/unread-mark.tsx'
import '../../../parts/card-shapes.css'

const TINTS = ['#e4f3f5', '#f6efe3', '#eef6da', '#fbe9e1', '#deebed', '#fdf1d0']

/** Mechanic, price and validity show without hover or click. */
export function OfferCard({
  card,
  level,
  eager,
}: {
  card: CardOf<'promotional_offer'>
  level: 2 | 3
  eager: boolean
}) {
  const isCounter = useCounterMode()
  const Title = `h${level}` as const
  const facts = factsOf(card)
  const isOver = deadlineWords(facts.days, useNow()).tone === 'over'
  const isDirect = card.offer_type === 'direct'
  return (
    <article
      className={isOver ? 'card card--link offer is-over' : 'card card--link offer'}
      style={{ '--tint': TINTS[card.id % TINTS.length] } as React.CSSProperties}
    >
      <div className="media">
        <Picture
          file={card.cover}
          seed={card.id}
          of={card}
          sizes={PICTURE_SIZES.offerCard}
          columns={4}
          rows={4}
          eager={eager}
          whole
        />
        {!isCounter && (
          <span className="badge">
            {isDirect ? (
              <IconTruck className="i" aria-hidden="true" />
            ) : (
              <IconPackage className="i" aria-hidden="true" />
            )}
            {isDirect ? 'Offre Direct' : 'Offre plateforme'}
          </span>
        )}
      </div>
      <div className="offer__body">
        {!isOver && <Ticket discount={facts.discount} />}
        <p className="over">
          <UnreadMark card={card} />
          {card.laboratory?.name ?? card.category?.label ?? 'Offre'}
        </p>
        <Title className="h3">
          <a className="cover" href={card.url}>
            {card.title}
          </a>
        </Title>
        <Price discount={facts.discount} averageCents={facts.averageCents} />
        <Deadline days={facts.days} />
        <FavouriteButton id={card.id} title={card.title} />
        <AddSlot kind="promotional_offer" id={card.id} title={card.title} facts={facts} />
      </div>
    </article>
  )
}
