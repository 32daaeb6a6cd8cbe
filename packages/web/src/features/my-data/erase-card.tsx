import { useState } from 'react'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { signOut } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { EraseForm } from './erase-form.tsx'

/** Right of erasure (D3-08): asked twice, with the password and a typed word. */
export function EraseCard() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  function farewell() {
    // The sign-in page first: no guard then remembers an address to come back to.
    go(paths.login(), { replace: true })
    signOut({ tellServer: false })
    toast({ title: 'Compte effacé', text: 'Vos données personnelles ont été supprimées.' })
  }

  return (
    <Card title="Effacer mon compte">
      <div className="stack" style={{ gap: 16 }}>
        <p>
          Votre profil, vos accès et vos données personnelles sont supprimés. Ce que la loi demande de garder
          est rendu anonyme. C’est définitif.
        </p>
        <div>
          <Button variant="danger-ghost" onClick={() => setOpen(true)}>
            Effacer mon compte…
          </Button>
        </div>
      </div>
      <Dialog open={open} onClose={close} title="Effacer définitivement mon compte" size="sm">
        <EraseForm onCancel={close} onErased={farewell} />
      </Dialog>
    </Card>
  )
}
