import { lazy, Suspense } from 'react'
import type { Addable } from './add-lot.ts'
import { useOrderingFor } from './use-ordering-for.ts'
import './add-slot.css'

const AddButton = lazy(async () => ({ default: (await import('./add-button.tsx')).AddButton }))

export type AddProps = Addable & {
  /** As wide as what it stands in. */
  block?: boolean
}

/** « Ajouter », for whoever orders for a pharmacy and while orders are open. Its place is kept until its code is there. */
export function AddSlot(props: AddProps) {
  const drugstoreId = useOrderingFor(props.facts)
  if (drugstoreId === null) return null
  return (
    <div className="add-slot no-print">
      <Suspense>
        <AddButton {...props} drugstoreId={drugstoreId} />
      </Suspense>
    </div>
  )
}
