import { useRef, useState } from 'react'
import type { OfferOrder } from '@kiosque/contract/wire/offers'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { messageFor, saveDownload } from '../../../lib/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FreeText } from '../../../parts/free-text.tsx'
import type { ProductLine } from '../parts/product-lines.tsx'
import { usePlaceOrder } from './offer.queries.ts'
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
  const [typed, setTyped] = useState(() => keptQuantities(drugstoreId, offerId))
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const place = usePlaceOrder(offerId)
  const errors = quantityErrors(typed)
  const body = { lines: linesOf(products, typed), comment }

  const say = (text: string) => {
    setProblem(text)
    requestAnimationFrame(() => alert.current?.focus())
  }
  /** Null when there is something wrong, which is then said. */
  const check = () => {
    setProblem(null)
    if (Object.keys(errors).length > 0) say('Corrigez les quantités signalées.')
    else if (body.lines.length === 0) say('Indiquez au moins une quantité.')
    else return body
    return null
  }
  async function save() {
    const checked = check()
    if (!checked) return
    setSaving(true)
    try {
      await saveDownload(`/offers/${offerId}/orders/preview`, 'bon-de-commande.pdf', {
        method: 'POST',
        body: checked,
      })
    } catch (error) {
      say(messageFor(error))
    } finally {
      setSaving(false)
    }
  }
  const send = () => {
    const checked = check()
    if (!checked) return
    place.mutate(checked, {
      onSuccess: () => forgetContents(drugstoreId, [offerId]),
      onError: (error) => say(messageFor(error)),
    })
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
            loading={isSaving}
            loadingLabel="Préparation…"
            onClick={() => void save()}
          >
            Télécharger le bon (PDF)
          </Button>
          <Button
            variant="primary"
            icon={<IconSend className="i" aria-hidden="true" />}
            loading={place.isPending}
            onClick={send}
          >
            Envoyer au laboratoire
          </Button>
        </>
      }
    >
      <div className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
        {problem && (
          <div ref={alert} tabIndex={-1}>
            <Alert tone="danger">{problem}</Alert>
          </div>
        )}
        <p className="small muted">
          Le bon porte déjà votre CIP et votre adresse. {laboratory ?? 'Le laboratoire'} le reçoit par e-mail,
          votre officine en a une copie.
        </p>
        <OrderLines
          products={products}
          typed={typed}
          errors={errors}
          onChange={(position, value) => {
            setTyped({ ...typed, [position]: value })
            const quantity = value.trim() === '' ? 0 : typedQuantity(value)
            if (quantity !== null)
              setQuantity(drugstoreId, { kind: 'promotional_offer', id: offerId }, position, quantity)
          }}
        />
        <FreeText
          label="Commentaire"
          name="comment"
          optional
          rows={3}
          maxLength={1000}
          hint="Livraison, palier, échantillons…"
          value={comment}
          onChange={setComment}
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
