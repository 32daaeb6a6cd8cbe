import { useRef } from 'react'
import type { OfferOrder } from '@kiosque/contract/wire/offers'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { saveDownload } from '../../../lib/api.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { FreeText } from '../../../parts/free-text.tsx'
import type { ProductLine } from '../parts/product-lines.tsx'
import { saveOrderForm, usePlaceOrder } from './offer.queries.ts'
import { OrderLines } from './order-lines.tsx'
import { linesOf, quantityErrors, typedQuantity } from './order-quantities.ts'
import { forgetContents, runningOrder, setQuantity } from '../../../parts/running-order.ts'
import { Announcement } from '../../../ui/announcement.tsx'

type Props = {
  offerId: number
  drugstoreId: number
  title: string
  laboratory: string | null
  products: readonly ProductLine[]
  onClose: () => void
}

/**
 * Quantities per line, then the form as a PDF or straight to the laboratory. They are those of the running order: what is
 * typed here is found again on other pages, until it is sent.
 */
export function OrderDialog({ offerId, drugstoreId, title, laboratory, products, onClose }: Props) {
  const place = usePlaceOrder(offerId)
  // Two buttons send the same form; this one says which was pressed.
  const isForFile = useRef(false)
  const form = useForm({
    initial: { quantities: keptQuantities(drugstoreId, offerId), comment: '' },
    labels: { quantities: 'Quantités', comment: 'Commentaire' },
    rules: {
      quantities: (typed) => {
        if (Object.keys(quantityErrors(typed)).length > 0) return 'Corrigez les quantités signalées.'
        return linesOf(products, typed).length === 0 ? 'Indiquez au moins une quantité.' : undefined
      },
    },
    onSubmit: async ({ quantities, comment }) => {
      const body = { lines: linesOf(products, quantities), comment }
      if (isForFile.current) return saveOrderForm(offerId, body)
      await place.mutateAsync(body)
      forgetContents(drugstoreId, [offerId])
    },
  })
  const { quantities } = form.values
  const submit = (isFile: boolean) => {
    if (form.submitting) return
    isForFile.current = isFile
    void form.submit()
  }

  if (place.data) return <OrderSent order={place.data} onClose={onClose} />
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={`Commander\u00A0: ${title}`}
      footer={
        <>
          <Button
            icon={<IconDownload className="i" aria-hidden="true" />}
            loading={form.submitting && !place.isPending}
            loadingLabel="Préparation…"
            onClick={() => submit(true)}
          >
            Télécharger le bon (PDF)
          </Button>
          <Button
            variant="primary"
            icon={<IconSend className="i" aria-hidden="true" />}
            loading={place.isPending}
            onClick={() => submit(false)}
          >
            Envoyer au laboratoire
          </Button>
        </>
      }
    >
      <div className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
        <FormErrors {...form.summary} />
        {form.errors.quantities && (
          <div id={form.idOf('quantities')} tabIndex={-1}>
            <Alert tone="danger">{form.errors.quantities}</Alert>
          </div>
        )}
        <p className="small muted">
          Le bon porte déjà votre CIP et votre adresse. {laboratory ?? 'Le laboratoire'} le reçoit par e-mail,
          votre officine en a une copie.
        </p>
        <OrderLines
          products={products}
          typed={quantities}
          errors={quantityErrors(quantities)}
          onChange={(position, value) => {
            form.set('quantities', { ...quantities, [position]: value })
            const quantity = value.trim() === '' ? 0 : typedQuantity(value)
            if (quantity !== null)
              setQuantity(drugstoreId, { kind: 'promotional_offer', id: offerId }, position, quantity)
          }}
        />
        <FreeText
          {...form.text('comment')}
          optional
          rows={3}
          maxLength={1000}
          hint="Livraison, palier, échantillons…"
        />
      </div>
    </Dialog>
  )
}

function keptQuantities(drugstoreId: number, offerId: number): Record<number, string> {
  const kept = runningOrder(drugstoreId).find(({ id }) => id === offerId)
  return Object.fromEntries(
    Object.entries(kept?.quantities ?? {}).map(([position, quantity]) => [position, String(quantity)]),
  )
}

function OrderSent({ order, onClose }: { order: OfferOrder; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={order.sent_to ? 'Votre commande est envoyée' : 'Votre commande est enregistrée'}
      footer={
        <>
          <Button
            icon={<IconDownload className="i" aria-hidden="true" />}
            onClick={() =>
              void saveDownload(`/offers/${order.offer_id}/orders/${order.id}/pdf`, `${order.number}.pdf`)
            }
          >
            Télécharger le bon
          </Button>
          <Button variant="primary" onClick={onClose}>
            Fermer
          </Button>
        </>
      }
    >
      <Announcement>
        Commande <strong>{order.number}</strong>.{' '}
        {order.sent_to
          ? `Le bon est parti à ${order.sent_to}, avec une copie à votre officine.`
          : 'Cette offre n’indique aucune adresse\u00A0: transmettez le bon à votre contact.'}
      </Announcement>
    </Dialog>
  )
}
