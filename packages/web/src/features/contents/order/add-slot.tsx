import { lazy, Suspense } from 'react'
import { mayBeOrdered } from '@kiosque/contract/domain/offer-deadline'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { OfferFacts } from '../../../parts/offer-facts.ts'
import type { OrderedKind } from '../../../parts/running-order.ts'
import './add-slot.css'

const AddButton = lazy(async () => ({ default: (await import('./add-button.tsx')).AddButton }))

export type AddProps = {
  kind: OrderedKind
  id: number
  title: string
  facts: OfferFacts
  /** As wide as what it stands in. */
  block?: boolean
}

/** « Ajouter », for whoever orders for a pharmacy and while orders are open. Its place is kept until its code is there. */
export function AddSlot(props: AddProps) {
  const drugstoreId = useSession()?.account?.drugstore?.id
  const isCounter = useCounterMode()
  const now = useNow()
  if (drugstoreId === undefined || isCounter || !mayBeOrdered(props.facts.days, now)) return null
  return (
    <div className="add-slot no-print">
      <Suspense>
        <AddButton {...props} drugstoreId={drugstoreId} />
      </Suspense>
    </div>
  )
}
