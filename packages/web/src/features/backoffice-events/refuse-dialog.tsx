import { useState } from 'react'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { FreeText } from '../../parts/free-text.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { nameOf } from './attendee-columns.tsx'
import { useDecide } from './events-desk.queries.ts'

/** A no is told with its reason. */
export function RefuseDialog({ attendee, onClose }: { attendee: DeskAttendee; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const decide = useDecide()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Refuser l’inscription de ${nameOf(attendee)}\u202F?`}
      confirmLabel="Refuser l’inscription"
      onConfirm={() => decide.mutateAsync({ id: attendee.registration_id, approved: false, reason })}
    >
      <div className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
        <p>Toutes les personnes de cette inscription sont prévenues.</p>
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
