import { mayBeOrdered } from '@kiosque/contract/domain/offer-deadline'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { useQuery } from '@tanstack/react-query'
import { useCounterMode } from '../../../lib/counter.ts'
import { formatCents } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { DetailSkeleton } from '../detail/detail-skeleton.tsx'
import { Picture } from '../parts/picture.tsx'
import { PlatformOrder } from '../offer/order-box.tsx'
import { PeriodLine } from '../offer/period-line.tsx'
import { AddSlot } from '../order/add-slot.tsx'
import { currentPromotion } from '../parts/promotion.ts'
import type { OfferFacts } from '../../../parts/offer-facts.ts'
import { Specs } from '../parts/specs.tsx'
import { itemQuery } from '../placements.queries.ts'
import { Price, Ticket } from '../../../parts/ticket.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

const FIELDS = kinds.product.fields

export function ProductDetail({ kind, content }: DetailProps<'product'>) {
  const price = content.price
  const promotions = useQuery(itemQuery(content.id))
  const shots = content.pack_shots
  const sheet = content.technical_file
  const crossSell = content.cross_sell
  // The price comes with its promotion or not at all: it never changes under someone's eyes.
  if (promotions.isPending) return <DetailSkeleton />
  const promotion = currentPromotion(promotions.data ?? [])
  return (
    <SheetDetail
      kind={kind}
      content={content}
      isPack
      isSold
      meta={
        <>
          <Badge tone="teal">
            {optionLabel(FIELDS.range.options, content.range) ?? kind.labels.singular}
          </Badge>
          <Badge>
            {optionLabel(FIELDS.range_code.options, content.range_code) ??
              content.category?.label ??
              'Produit'}
          </Badge>
          {content.is_lpp && <Badge tone="green">Prise en charge LPP</Badge>}
          {content.is_stopped && <Badge tone="warn">Produit arrêté</Badge>}
        </>
      }
      box={
        promotion ? (
          <PromotionBox content={content} promotion={promotion} />
        ) : (
          price !== null && (
            <p className="price price--lg">
              <span className="price__now">{formatCents(price)}</span>
              <span className="price__note">Prix moyen constaté</span>
            </p>
          )
        )
      }
    >
      {shots.length > 0 && (
        <div className="grid grid--3">
          {shots.map((shot) => (
            <div key={shot.id} className="sheet-cover">
              <Picture file={shot} seed={shot.id} sizes="25vw" />
            </div>
          ))}
        </div>
      )}
      <Specs
        title="Le produit"
        rows={[
          ['Référence', content.code],
          ['EAN', content.ean],
          ['Code LPP', content.lpp_code],
          [content.range === 'mdd' ? 'Conditionnement' : 'Caractéristiques', content.sizes],
          ['Indications', content.indications],
          ['Conseil au comptoir', content.counter_advice],
          [
            'Fiche technique',
            sheet && (
              <a key="sheet" className="link" href={sheet.url}>
                {sheet.title}
              </a>
            ),
          ],
        ]}
      />
      {crossSell.length > 0 && (
        <section>
          <h2 className="h3" style={{ marginBottom: 12 }}>
            À proposer avec
          </h2>
          <div className="grid grid--3">
            {crossSell.map((card) => (
              <ContentCard key={card.id} card={card} level={3} />
            ))}
          </div>
        </section>
      )}
    </SheetDetail>
  )
}

/** The ticket, the price it makes and until when, as on the card that led here. */
function PromotionBox({
  content,
  promotion,
}: {
  content: DetailProps<'product'>['content']
  promotion: OfferFacts
}) {
  const { discount, averageCents, days } = promotion
  const isCounter = useCounterMode()
  const now = useNow()
  const drugstore = useSession()?.account?.drugstore ?? null
  const mayOrder = !isCounter && drugstore !== null && mayBeOrdered(days, now)
  return (
    <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
      <Ticket discount={discount} large />
      <Price discount={discount} averageCents={averageCents} large />
      <PeriodLine days={days} />
      {mayOrder && <PlatformOrder />}
      {mayOrder && <AddSlot kind="product" id={content.id} title={content.title} facts={promotion} block />}
    </div>
  )
}
