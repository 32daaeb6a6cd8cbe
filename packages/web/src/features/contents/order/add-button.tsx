import { IconCheck, IconPlus } from '@tabler/icons-react'
import { count } from '../../../lib/format.ts'
import { openOrderPanel, setQuantity, unitsOf, useRunningOrder } from '../../../parts/running-order.ts'
import { priced } from '../../../parts/ticket.tsx'
import { Button } from '../../../ui/button.tsx'
import { dismissToast, toast } from '../../../ui/toast-store.ts'
import type { AddProps } from './add-slot.tsx'

let lastToast = 0

/** One more lot of the mechanic, or one more item, in the order this pharmacy is putting together. */
export function AddButton({
  kind,
  id,
  title,
  facts,
  block = false,
  drugstoreId,
}: AddProps & { drugstoreId: number }) {
  const known = useRunningOrder(drugstoreId).find((one) => one.id === id)
  const units = unitsOf(known)
  const step = priced(facts.discount, facts.averageCents)?.items ?? 1
  const add = () => {
    setQuantity(drugstoreId, { kind, id }, 1, (known?.quantities[1] ?? 0) + step)
    // Said once, of what was added last: several would cover the list one adds from.
    dismissToast(lastToast)
    lastToast = toast({
      title: 'Ajouté à votre commande',
      text: `${title}\u00A0: ${count(units + step, 'unité')}.`,
      action: { label: 'Voir', onClick: openOrderPanel },
    })
  }
  const Icon = units > 0 ? IconCheck : IconPlus
  return (
    <Button size="sm" block={block} icon={<Icon className="i" aria-hidden="true" />} onClick={add}>
      {step > 1 ? `Ajouter ${step}` : 'Ajouter'}
      <span className="sr"> {title} à ma commande</span>
      {units > 0 && (
        <small className="num">
          déjà {units}
          <span className="sr"> dans votre commande</span>
        </small>
      )}
    </Button>
  )
}
