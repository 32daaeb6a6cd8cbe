import { useState } from 'react'
import { ConfirmDialog, Dialog, type DialogProps } from '../../ui/dialog.tsx'

/**
 * A dialog one writes in for a while. Once something is typed, Escape or a press beside it asks before all of it is lost;
 * « Annuler » in the form says what it does, and asks nothing.
 */
export function FormDialog({ onClose, children, ...dialog }: DialogProps) {
  const [isTyped, setTyped] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  if (!dialog.open && isTyped) setTyped(false)
  return (
    <>
      {/* Closed with the other, and before it: the focus goes back to what opened the form. */}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          onClose()
        }}
        title="Fermer sans enregistrer&nbsp;?"
        confirmLabel="Fermer sans enregistrer"
      >
        Ce que vous avez saisi ici sera perdu.
      </ConfirmDialog>
      <Dialog {...dialog} onClose={() => (isTyped ? setLeaving(true) : onClose())}>
        <div
          style={{ display: 'contents' }}
          // Looking for something is not writing.
          onInput={({ target }) => setTyped(isTyped || !(target as HTMLElement).matches('[type=search]'))}
        >
          {children}
        </div>
      </Dialog>
    </>
  )
}
