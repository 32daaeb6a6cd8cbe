import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { formatDateTime } from '../../lib/format.ts'
import { FactsList } from '../../ui/facts-list.tsx'

/** What the pharmacies read, and when the head office writes to who is silent. */
export function RecallFacts({ recall }: { recall: DeskRecall }) {
  const { lots, cips, reason, instructions, deadline_at, escalate_after_hours: hours } = recall
  return (
    <FactsList
      facts={[
        { label: lots.length > 1 ? 'Lots' : 'Lot', value: lots.join(', ') },
        { label: 'Codes CIP', value: cips.join(', ') || null },
        { label: 'Motif', value: reason },
        { label: 'Consignes', value: instructions || null },
        { label: 'Réponse attendue avant', value: formatDateTime(deadline_at) },
        {
          label: 'Sans réponse',
          value: `Titulaire et conseiller prévenus par e-mail après ${hours}\u00a0heure${hours > 1 ? 's' : ''}`,
        },
        ...(recall.closing_note ? [{ label: 'Mot de clôture', value: recall.closing_note }] : []),
      ]}
    />
  )
}
