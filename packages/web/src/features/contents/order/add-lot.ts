import { count } from '../../../lib/format.ts'
import type { OfferFacts } from '../../../parts/offer-facts.ts'
import { openOrderPanel, runningOrder, setQuantity, unitsOf } from '../../../parts/running-order.ts'
import type { OrderedKind } from '../../../parts/running-order.ts'
import { priced } from '../../../parts/ticket.tsx'
import { dismissToast, toast } from '../../../ui/toast-store.ts'

export interface Addable {
  kind: OrderedKind
  id: number
  title: string
  facts: OfferFacts
}

/** How many are bought at once: a lot of the mechanic, or one item. */
export const lotOf = ({ discount, averageCents }: OfferFacts) => priced(discount, averageCents)?.items ?? 1

let lastToast = 0

/** One more lot in the order this pharmacy is putting together. */
export function addLot(drugstoreId: number, { kind, id, title, facts }: Addable): void {
  const known = runningOrder(drugstoreId).find((one) => one.id === id)
  const lot = lotOf(facts)
  setQuantity(drugstoreId, { kind, id }, 1, (known?.quantities[1] ?? 0) + lot)
  // Said once, of what was added last: several would cover the list one adds from.
  dismissToast(lastToast)
  lastToast = toast({
    title: 'Ajouté à votre commande',
    text: `${title}\u00A0: ${count(unitsOf(known) + lot, 'unité')}.`,
    action: { label: 'Voir', onClick: openOrderPanel },
  })
}
