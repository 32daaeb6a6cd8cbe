import { useQuery } from '@tanstack/react-query'
import { IconFileInvoice } from '@tabler/icons-react'
import { useState } from 'react'
import { lastOrderDay } from '@kiosque/contract/domain/offer-deadline'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { saveDownload } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { PartnerButton } from '../../../parts/partner-access/partner-button.tsx'
import type { ProductLine } from '../parts/product-lines.tsx'
import { ordersQuery } from './offer.queries.ts'
import { OrderDialog } from './order-dialog.tsx'

/** How this offer is ordered: on Déporef, or by a form sent to the laboratory. */
export function OrderBox({ content }: { content: DetailOf<'promotional_offer'> }) {
  const today = useToday()
  const account = useSession()?.account ?? null
  const drugstoreId = account?.drugstore?.id ?? null
  if (drugstoreId === null || account === null) return null
  const last = lastOrderDay(content)
  const start = content.period_start
  if (last !== null && last < today)
    return <p className="small muted">Les commandes sont closes depuis le {formatDate(last)}.</p>
  if (start !== null && today < start)
    return <p className="small muted">Les commandes ouvrent le {formatDate(start)}.</p>
  if (content.offer_type !== 'direct') return <PlatformOrder />
  if (!mayAnswerFor(account.type))
    return <p className="small muted">Le titulaire, le cotitulaire ou l’adjoint commande pour l’officine.</p>
  const products = content.products
  if (products.length === 0) return null
  return <DirectOrder content={content} products={products} drugstoreId={drugstoreId} />
}

/** The network's platform, already signed in. */
export function PlatformOrder() {
  const note = (
    <p className="xs muted" style={{ textAlign: 'center' }}>
      La connexion à la plateforme est automatique.
    </p>
  )
  return (
    <PartnerButton partner="deporef" name="Déporef" note={note}>
      Commander sur Déporef
    </PartnerButton>
  )
}

function DirectOrder({
  content,
  products,
  drugstoreId,
}: {
  content: DetailOf<'promotional_offer'>
  products: ProductLine[]
  drugstoreId: number
}) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(ordersQuery(content.id))
  return (
    <div className="stack no-print" style={{ '--gap': '10px' } as React.CSSProperties}>
      <Button
        variant="primary"
        size="lg"
        block
        icon={<IconFileInvoice className="i" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Remplir le bon de commande
      </Button>
      {data && data.data.length > 0 && (
        <div>
          <h2 className="h4">Vos commandes sur cette offre</h2>
          <ul style={{ listStyle: 'none', padding: 0, marginTop: 6 }}>
            {data.data.map((order) => (
              <li key={order.id}>
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    void saveDownload(`/offers/${content.id}/orders/${order.id}/pdf`, `${order.number}.pdf`)
                  }
                >
                  {order.number}
                </button>{' '}
                <span className="xs muted">
                  {[`le ${formatDate(order.created_at)}`, order.ordered_by].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && (
        <OrderDialog
          offerId={content.id}
          drugstoreId={drugstoreId}
          title={content.title}
          laboratory={content.laboratory?.name ?? null}
          products={products}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
