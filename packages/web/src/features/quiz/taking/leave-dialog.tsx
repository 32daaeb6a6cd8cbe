import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Addresses one is sent to: nothing is asked there, and what waits is found again on the way back. */
const SENT_TO = /^\/(?:login|maintenance)$/

/** Asks only while an answer is not saved yet: all the rest is found again where it was left. */
export function LeaveDialog({ isUnsaved, ownPaths }: { isUnsaved: boolean; ownPaths: RegExp }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && !SENT_TO.test(next.pathname) && !ownPaths.test(next.pathname),
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      size="sm"
      onClose={blocker.reset}
      title="Quitter maintenant&nbsp;?"
      footer={
        <>
          <Button variant="danger-ghost" onClick={blocker.proceed}>
            Quitter quand même
          </Button>
          <Button variant="primary" onClick={blocker.reset}>
            Rester
          </Button>
        </>
      }
    >
      <p>
        Votre dernière réponse n’est pas encore enregistrée. Les autres le sont&nbsp;: vous reprendrez où vous
        en étiez.
      </p>
    </Dialog>
  )
}
