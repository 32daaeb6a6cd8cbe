import { useBlocker } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  isDirty: boolean
  onSave: () => Promise<boolean>
  /** The address a new content got at its first save: going there is not leaving. */
  ownPath: RefObject<string | null>
  /** What was typed is given up. */
  onForget: () => void
}

/** Addresses one is sent to: nothing is asked there, and what was typed is found again on the way back. */
const SENT_TO = /^\/(?:admin\/login|login|maintenance)$/

/** Leaving with something unsaved asks first; closing the tab asks the browser’s own question. */
export function LeaveGuard({ isDirty, ownPath, onSave, onForget }: Props) {
  const save = useMutation({ mutationFn: onSave })
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      current.pathname !== next.pathname &&
      next.pathname !== ownPath.current &&
      !SENT_TO.test(next.pathname),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    onForget()
    blocker.proceed()
  }
  const saveAndLeave = () =>
    save.mutate(undefined, { onSuccess: (isSaved) => (isSaved ? blocker.proceed() : blocker.reset()) })
  return (
    <Dialog
      open
      size="sm"
      onClose={blocker.reset}
      title="Quitter sans enregistrer&nbsp;?"
      footer={
        <>
          <Button variant="danger-ghost" onClick={leave}>
            Quitter sans enregistrer
          </Button>
          <Button onClick={blocker.reset}>Rester</Button>
          <Button variant="primary" loading={save.isPending} onClick={saveAndLeave}>
            Enregistrer et quitter
          </Button>
        </>
      }
    >
      <p>Des modifications de ce contenu ne sont pas encore enregistrées.</p>
    </Dialog>
  )
}
