import { IconCheck, IconPlus } from '@tabler/icons-react'
import { unitsOf, useRunningOrder } from '../../../parts/running-order.ts'
import { Button } from '../../../ui/button.tsx'
import { addLot, lotOf } from './add-lot.ts'
import type { AddProps } from './add-slot.tsx'

/** One more lot of the mechanic, or one more item, in the order this pharmacy is putting together. */
export function AddButton({ block = false, drugstoreId, ...offer }: AddProps & { drugstoreId: number }) {
  const units = unitsOf(useRunningOrder(drugstoreId).find((one) => one.id === offer.id))
  const lot = lotOf(offer.facts)
  const add = () => addLot(drugstoreId, offer)
  const Icon = units > 0 ? IconCheck : IconPlus
  return (
    <Button size="sm" block={block} icon={<Icon className="i" aria-hidden="true" />} onClick={add}>
      {lot > 1 ? `Ajouter ${lot}` : 'Ajouter'}
      <span className="sr"> {offer.title} à ma commande</span>
      {units > 0 && (
        <small className="num">
          déjà {units}
          <span className="sr"> dans votre commande</span>
        </small>
      )}
    </Button>
  )
}
