import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetContents, runningOrder } from '../../../parts/running-order.ts'
import type { OrderedContent } from '../../../parts/running-order.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog.tsx'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { contentQuery } from '../contents.queries.ts'
import { currentPromotion } from '../parts/promotion.ts'
import { itemQuery } from '../placements/placements.queries.ts'
import { LaboratoryOrder } from './laboratory-order.tsx'
import { byLaboratory, orderedOf } from './ordered-lines.ts'
import './order.css'

type Props = { drugstoreId: number; onClose: () => void }

/** « Ma commande »: what was added here and there, one order for each laboratory. */
export function OrderPanel({ drugstoreId, onClose }: Props) {
  // As it was on opening: a line whose quantity is being typed again does not vanish under one's hands.
  const [kept, setKept] = useState(() => runningOrder(drugstoreId))
  const [sent, setSent] = useState<readonly string[]>([])
  const { isPending, ordered, lost } = useOrdered(kept)
  const drop = (ids: readonly number[], numbers: readonly string[] = []) => {
    forgetContents(drugstoreId, ids)
    setKept((now) => now.filter(({ id }) => !ids.includes(id)))
    setSent((now) => [...now, ...numbers])
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title="Ma commande"
      footer={
        kept.length > 0 && (
          <Button variant="ghost" block onClick={() => drop(kept.map(({ id }) => id))}>
            Tout retirer
          </Button>
        )
      }
    >
      <div className="drawer__body stack" style={{ '--gap': '24px' } as React.CSSProperties}>
        {sent.length > 0 && (
          <Alert tone="ok">
            {sent.length === 1 ? 'Commande envoyée\u00A0: ' : 'Commandes envoyées\u00A0: '}
            {sent.join(', ')}.
          </Alert>
        )}
        {isPending && <LineSkeletons count={4} />}
        {lost.length > 0 && (
          <Alert tone="warn">
            {lost.length === 1 ? 'Une offre n’est' : `${lost.length} offres ne sont`} plus à votre
            disposition.{' '}
            <button type="button" className="link" onClick={() => drop(lost)}>
              Retirer
            </button>
          </Alert>
        )}
        {byLaboratory(ordered).map(([laboratory, contents]) => (
          <LaboratoryOrder
            key={laboratory}
            laboratory={laboratory}
            contents={contents}
            drugstoreId={drugstoreId}
            onDone={drop}
          />
        ))}
        {kept.length === 0 && (
          <p className="muted">
            Votre commande est vide. Ajoutez-y des offres depuis leurs listes&nbsp;: les quantités sont
            gardées sur cet appareil jusqu’à votre déconnexion.
          </p>
        )}
      </div>
    </Drawer>
  )
}

/** The contents of an order as they stand today; those that are gone by their ids. */
function useOrdered(kept: readonly OrderedContent[]) {
  const now = new Date()
  const details = useQueries({
    queries: kept.map(({ kind, id }) => ({
      ...contentQuery(kind, String(id)),
      meta: {},
      throwOnError: false,
      retry: false,
    })),
  })
  const promotions = useQueries({
    queries: kept.map(({ kind, id }) => ({ ...itemQuery(id), enabled: kind === 'product' })),
  })
  return {
    isPending: details.some((query) => query.isPending),
    lost: kept.flatMap(({ id }, index) => (details[index]?.isError ? [id] : [])),
    ordered: kept.flatMap((content, index) => {
      const detail = details[index]?.data
      if (detail === undefined) return []
      const promotion = content.kind === 'product' ? currentPromotion(promotions[index]?.data ?? []) : null
      return [orderedOf(content, detail, promotion, now)]
    }),
  }
}
