import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetContents, runningOrder } from '../../../parts/running-order.ts'
import type { OrderedContent } from '../../../parts/running-order.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog.tsx'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { contentQuery } from '../contents.queries.ts'
import { currentPromotion } from '../parts/promotion.ts'
import { itemQuery } from '../placements.queries.ts'
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
  const client = useQueryClient()
  const { data = [], isPending } = useQuery({
    // Under the root that a change of account forgets.
    queryKey: ['contents', 'running-order', kept.map(({ id }) => id)],
    queryFn: () => Promise.all(kept.map((content) => readOrdered(client, content))),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const isKept = ({ content }: { content: OrderedContent }) => kept.some(({ id }) => id === content.id)
  const known = data.filter(isKept)
  return {
    isPending,
    lost: known.flatMap(({ content, ordered }) => (ordered === null ? [content.id] : [])),
    ordered: known.flatMap(({ ordered }) => ordered ?? []),
  }
}

async function readOrdered(client: QueryClient, content: OrderedContent) {
  try {
    const detail = await client.fetchQuery({ ...contentQuery(content.kind, String(content.id)), meta: {} })
    const shown = content.kind === 'product' ? await client.fetchQuery(itemQuery(content.id)) : []
    return { content, ordered: orderedOf(content, detail, currentPromotion(shown), new Date()) }
  } catch {
    return { content, ordered: null }
  }
}
