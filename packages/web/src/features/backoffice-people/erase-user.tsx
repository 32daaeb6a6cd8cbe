import { useState } from 'react'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { eraseUser } from './people.queries.ts'
import { fullName } from './full-name.ts'

/** Cannot be undone, so it is confirmed with the person's name in the question. */
export function EraseUser({ user, onErased }: { user: AdminUser; onErased: () => void }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function erase() {
    setProblem(undefined)
    try {
      await eraseUser(user.id)
    } catch (error) {
      setProblem(messageFor(error))
      throw error
    }
    onErased()
  }

  return (
    <>
      <p className="small muted">
        Ses données personnelles sont supprimées et ses accès fermés aussitôt. Ce qui doit être conservé est
        rendu anonyme.
      </p>
      <Button
        variant="danger-ghost"
        size="sm"
        style={{ margin: '8px 0 0 -12px' }}
        onClick={() => setAsking(true)}
      >
        Effacer {fullName(user)}…
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false)
          setProblem(undefined)
        }}
        onConfirm={erase}
        title={`Effacer définitivement ${fullName(user)}\u202F?`}
        confirmLabel="Effacer la personne"
      >
        <div className="stack">
          {problem && <Alert tone="danger">{problem}</Alert>}
          <p>Cette action ne peut pas être annulée.</p>
        </div>
      </ConfirmDialog>
    </>
  )
}
