import { useState } from 'react'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'

type DeleteDialogProps = {
  title: string
  confirmLabel: string
  onClose: () => void
  onDelete: () => Promise<unknown>
  onDeleted: () => void
}

/** Something still in use is not deleted: the dialog stays open and says what to do first. */
export function DeleteDialog({ title, confirmLabel, onClose, onDelete, onDeleted }: DeleteDialogProps) {
  const [problem, setProblem] = useState<string>()

  async function remove() {
    setProblem(undefined)
    try {
      await onDelete()
    } catch (error) {
      setProblem(messageFor(error))
      throw error
    }
    onDeleted()
  }

  return (
    <ConfirmDialog open onClose={onClose} onConfirm={remove} title={title} confirmLabel={confirmLabel}>
      <div className="stack">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <p>Cette action ne peut pas être annulée.</p>
      </div>
    </ConfirmDialog>
  )
}
