import { IconPackage, IconTruck } from '@tabler/icons-react'
import { useCounterMode } from '../../../lib/counter.ts'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { OrderBox } from '../offer/order-box.tsx'
import { PeriodLine } from '../offer/period-line.tsx'
import { QuantityTable } from '../offer/quantity-table.tsx'
import type { Priced } from '../offer/quantity-table.tsx'
import { ReminderButton } from '../offer/reminder-button.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { FileLink } from '../parts/file-link.tsx'
import { ProductLines } from '../parts/product-lines.tsx'
import { Specs } from '../parts/specs.tsx'
import { factsOf } from '../../../parts/offer-facts.ts'
import { AddSlot } from '../order/add-slot.tsx'
import { Price, Ticket } from '../../../parts/ticket.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

export function OfferDetail({ kind, content }: DetailProps<'promotional_offer'>) {
  const isCounter = useCounterMode()
  const isDirect = content.offer_type === 'direct'
  const deadline = content.order_deadline
  return (
    <SheetDetail
      kind={kind}
      content={content}
      isPack
      isSold
      shown={[content.order_form?.id]}
      meta={
        <>
          {!isCounter && (
            <Badge
              tone="teal"
              icon={
                isDirect ? (
                  <IconTruck className="i" aria-hidden="true" />
                ) : (
                  <IconPackage className="i" aria-hidden="true" />
                )
              }
            >
              {isDirect ? 'Offre Direct' : 'Offre plateforme'}
            </Badge>
          )}
          {content.category && <Badge>{content.category.label}</Badge>}
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
      box={<OfferBox content={content} />}
      aside={
        <ContactCard
          content={content}
          title={content.laboratory ? `Votre contact ${content.laboratory.name}` : 'Votre contact'}
        />
      }
    >
      {!isCounter && <QuantityTable products={simulated(content)} />}
      <ProductLines title="Produits et remises" lines={content.products} />
      <Specs
        title="Conditions de commande"
        rows={[
          ['À commander avant le', deadline && formatDate(deadline)],
          ['Minimum de commande', content.minimum_order],
          ['Livraison', content.delivery],
          ['Règlement', content.payment_terms],
          ['Référence Déporef', content.order_reference],
          ['Conditions', content.conditions],
        ]}
      />
    </SheetDetail>
  )
}

function OfferBox({ content }: { content: DetailProps<'promotional_offer'>['content'] }) {
  const facts = factsOf(content)
  const isCounter = useCounterMode()
  const form = content.order_form
  return (
    <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
      <Ticket discount={facts.discount} large />
      <Price discount={facts.discount} averageCents={facts.averageCents} large />
      <PeriodLine days={facts.days} />
      {!isCounter && (
        <>
          <OrderBox content={content} />
          <AddSlot kind="promotional_offer" id={content.id} title={content.title} facts={facts} block />
          <ReminderButton contentId={content.id} end={content.period_end} />
        </>
      )}
      {form && <FileLink file={form} label="Bon de commande" />}
    </div>
  )
}

/** The offer's own price when it has one, else each of its products. */
function simulated(content: DetailProps<'promotional_offer'>['content']): Priced[] {
  const price = content.price
  const discount = content.mechanics
  if (price !== null && discount !== null) return [{ name: content.title, price, discount }]
  return content.products.flatMap((line) =>
    typeof line.price === 'number' && line.discount
      ? [{ name: line.name, price: line.price, discount: line.discount }]
      : [],
  )
}
