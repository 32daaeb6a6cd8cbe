import { recallOutcomeLabel } from '@kiosque/contract/domain/recalls'
import type { Recall } from '@kiosque/contract/wire/recalls'
import { count } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'

/** Where a pharmacy stands with a recall, in words and in colour. */
export function RecallState({ recall, place }: { recall: Recall; place: Recall['pharmacies'][number] }) {
  const { answer } = place
  if (answer?.outcome === 'withdrawn')
    return (
      <Status tone="green">
        {recallOutcomeLabel('withdrawn')}, {count(answer.quantity, 'boîte')}
      </Status>
    )
  if (answer) return <Status tone="green">{recallOutcomeLabel('none')}</Status>
  return recall.status === 'open' ? (
    <Status tone="danger">Réponse attendue</Status>
  ) : (
    <Status tone="grey">Sans réponse</Status>
  )
}
