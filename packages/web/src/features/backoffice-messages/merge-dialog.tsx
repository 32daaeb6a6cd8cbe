import { useState } from 'react'
import type { ContactMessageDetail } from '@kiosque/contract/wire/contact'
import { formatDate } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Select } from '../../ui/select.tsx'
import { useMerge } from './messages.queries.ts'

type Props = { message: ContactMessageDetail; onClose: () => void; onMerged: (id: number) => void }

/** Two requests of one person about the same thing become one conversation. */
export function MergeDialog({ message, onClose, onMerged }: Props) {
  const merge = useMerge(message.id)
  const others = message.others.filter(({ can_merge }) => can_merge)
  const [into, setInto] = useState(String(others[0]?.id ?? ''))
  return (
    <ConfirmDialog
      open
      tone="primary"
      title="Réunir à une autre demande"
      confirmLabel="Réunir les demandes"
      onClose={onClose}
      onConfirm={async () => onMerged((await merge.mutateAsync(Number(into))).id)}
    >
      <div className="stack">
        <Refusal error={merge.error} />
        <Select
          label="Continuer dans"
          name="into"
          value={into}
          options={others.map(({ id, number, subject, last_at }) => ({
            value: String(id),
            label: `${number}, ${subject} (${formatDate(last_at)})`,
          }))}
          onChange={setInto}
        />
        <p>Tous les messages y seront rangés par date. Leur auteur l’y retrouve, sans rien perdre.</p>
      </div>
    </ConfirmDialog>
  )
}
