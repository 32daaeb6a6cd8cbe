import { useState } from 'react'
import { ApiError, messageFor } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

type SaveViewDialogProps = {
  open: boolean
  onClose: () => void
  onSave: (name: string, isShared: boolean) => Promise<void>
}

export function SaveViewDialog({ open, onClose, onSave }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save() {
    if (name.trim() === '') return setError('Donnez un nom à cette vue.')
    setBusy(true)
    try {
      await onSave(name.trim(), isShared)
      setName('')
      setIsShared(false)
      setError(undefined)
    } catch (failure) {
      setError((failure instanceof ApiError && failure.errors?.['name']?.[0]) || messageFor(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Enregistrer cette vue"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" loading={busy} onClick={() => void save()}>
            Enregistrer la vue
          </Button>
        </>
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Nom"
          name="view_name"
          hint="Par exemple&nbsp;: Offres à relancer."
          maxLength={80}
          value={name}
          error={error}
          onChange={setName}
        />
        <Checkbox
          label="Partager avec l’équipe"
          hint="Les autres éditeurs la voient, vous seul la changez."
          checked={isShared}
          onChange={setIsShared}
        />
      </form>
    </Dialog>
  )
}
