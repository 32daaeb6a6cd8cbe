import { useState } from 'react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { count } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { useCancelEvent } from './events-desk.queries.ts'

/** Said to everybody who was to come: it cannot be taken back. */
export function CancelEventDialog({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancel = useCancelEvent()
  const people = event.confirmed_count + event.waiting_count
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Annuler «\u00A0${event.title}\u00A0»\u202F?`}
      confirmLabel="Annuler l’événement"
      onConfirm={() => cancel.mutateAsync({ id: event.id, reason })}
    >
      <div className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
        <p>
          {people === 0
            ? 'Personne n’est encore inscrit.'
            : `${count(people, 'personne')} ${people > 1 ? 'seront prévenues' : 'sera prévenue'}, par message et par e-mail.`}{' '}
          Un événement annulé ne se rouvre pas.
        </p>
        <FreeText
          label="Motif"
          optional
          rows={3}
          maxLength={600}
          hint="Il est joint au message."
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  )
}
