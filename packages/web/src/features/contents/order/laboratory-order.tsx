import { useMutation } from '@tanstack/react-query'
import { IconCopy, IconSend } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatEuros } from '@kiosque/contract/domain/money'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { OfferOrder } from '@kiosque/contract/wire/offers'
import { api, messageFor } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { useRunningOrder } from '../../../parts/running-order.ts'
import { PartnerButton } from '../../../parts/partner-access/partner-button.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { OrderedOffer } from './ordered-offer.tsx'
import { lineTotal, listText } from './ordered-lines.ts'
import type { Ordered } from './ordered-lines.ts'

type Props = {
  laboratory: string
  contents: readonly Ordered[]
  drugstoreId: number
  onDone: (ids: readonly number[], numbers?: readonly string[]) => void
}

/** Everything put aside for one laboratory, what it comes to, and the ways to order it. */
export function LaboratoryOrder({ laboratory, contents, drugstoreId, onDone }: Props) {
  const titleId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const open = contents.filter(({ isOpen }) => isOpen)
  const direct = open.filter(({ circuit }) => circuit === 'direct')
  const platform = open.filter(({ circuit }) => circuit === 'platform')
  const running = useRunningOrder(drugstoreId)
  const quantityOf = (id: number, position: number) =>
    running.find((one) => one.id === id)?.quantities[position] ?? 0
  const total = open.reduce(
    (all, { content, lines }) =>
      all +
      lines.reduce((sum, line) => sum + (lineTotal(line, quantityOf(content.id, line.position)) ?? 0), 0),
    0,
  )
  const send = useSending(direct, quantityOf)
  const order = () => {
    setProblem(null)
    if (wrong.size > 0) return setProblem('Corrigez les quantités signalées.')
    send.mutate(undefined, {
      onSuccess: ({ done, failure }) => {
        onDone(
          done.map(({ offer_id: id }) => id),
          done.map(({ number }) => number),
        )
        if (failure !== null) setProblem(failure)
      },
    })
  }
  return (
    <section aria-labelledby={titleId} className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      <h3 id={titleId} className="h3">
        {laboratory}
      </h3>
      {contents.map((one) => (
        <OrderedOffer
          key={one.content.id}
          ordered={one}
          drugstoreId={drugstoreId}
          onRemove={() => onDone([one.content.id])}
          onValid={(key, isValid) =>
            setWrong((now) => new Set([...now].filter((other) => other !== key).concat(isValid ? [] : key)))
          }
        />
      ))}
      <p className="order-panel__sum" aria-live="polite">
        {total > 0 && (
          <>
            Total indicatif <strong className="num">{formatEuros(total)}</strong>
          </>
        )}
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {direct.length > 0 && <DirectAction isPending={send.isPending} onOrder={order} />}
      {platform.length > 0 && <PlatformAction platform={platform} />}
    </section>
  )
}

function DirectAction({ isPending, onOrder }: { isPending: boolean; onOrder: () => void }) {
  const type = useSession()?.account?.type ?? 0
  if (!mayAnswerFor(type))
    return <p className="small muted">Le titulaire, le cotitulaire ou l’adjoint commande pour l’officine.</p>
  return (
    <Button
      variant="primary"
      block
      icon={<IconSend className="i" aria-hidden="true" />}
      loading={isPending}
      onClick={onOrder}
    >
      Envoyer au laboratoire
    </Button>
  )
}

function PlatformAction({ platform }: { platform: readonly Ordered[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(listText(platform))
      toast({ title: 'Liste copiée', text: 'Collez-la dans votre panier.' })
    } catch {
      toast({ title: 'Copie impossible', text: 'Recopiez les quantités affichées.', tone: 'err' })
    }
  }
  return (
    <>
      <PartnerButton partner="deporef" name="Déporef">
        Commander sur Déporef
      </PartnerButton>
      <Button icon={<IconCopy className="i" aria-hidden="true" />} block onClick={() => void copy()}>
        Copier la liste
      </Button>
    </>
  )
}

/** One form for each offer, one after the other: what was sent is done, even where a later one is refused. */
function useSending(direct: readonly Ordered[], quantityOf: (id: number, position: number) => number) {
  return useMutation({
    mutationFn: async () => {
      const done: OfferOrder[] = []
      try {
        for (const { content, lines } of direct) {
          const wanted = lines
            .map(({ position, name }) => ({ position, name, quantity: quantityOf(content.id, position) }))
            .filter(({ quantity }) => quantity > 0)
          if (wanted.length > 0)
            done.push(await api.post<OfferOrder>(`/offers/${content.id}/orders`, { lines: wanted }))
        }
        return { done, failure: done.length === 0 ? 'Indiquez au moins une quantité.' : null }
      } catch (error) {
        return { done, failure: messageFor(error) }
      }
    },
  })
}
