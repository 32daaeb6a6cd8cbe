import { IconClipboardList } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { count } from '../../../lib/format.ts'
import { followPanel, linesIn, useRunningOrder } from '../../../parts/running-order.ts'
import './order.css'

const OrderPanel = lazy(async () => ({ default: (await import('./order-panel.tsx')).OrderPanel }))

/** « Ma commande », at hand on every page as long as there is something in it. */
export function OrderAccess({ drugstoreId }: { drugstoreId: number }) {
  const [isOpen, setOpen] = useState(false)
  const lines = linesIn(useRunningOrder(drugstoreId))
  useEffect(() => followPanel(() => setOpen(true)), [])
  return (
    <>
      {lines > 0 && (
        <button
          type="button"
          className="order-access no-print"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconClipboardList className="i" aria-hidden="true" />
          Ma commande <small className="num">{count(lines, 'ligne')}</small>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <OrderPanel drugstoreId={drugstoreId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
