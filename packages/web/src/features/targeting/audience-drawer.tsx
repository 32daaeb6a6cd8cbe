import { useState } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import type { SavedAudience } from '@kiosque/contract/wire/audience'
import { ApiError, messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TargetPanel } from './target-panel.tsx'
import { createAudience, updateAudience } from './targeting.queries.ts'

type AudienceDrawerProps = {
  /** Null makes a new one. */
  audience: SavedAudience | null
  onClose: () => void
  onSaved: (audience: SavedAudience) => void
}

/** Name and criteria of one audience. */
export function AudienceDrawer({ audience, onClose, onSaved }: AudienceDrawerProps) {
  const [name, setName] = useState(audience?.name ?? '')
  const [target, setTarget] = useState<Target>(audience?.target ?? emptyTarget())
  const [busy, setBusy] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function save() {
    const given = name.trim()
    setNameError(given === '' ? 'Ce champ est requis.' : undefined)
    if (given === '' || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      onSaved(
        audience
          ? await updateAudience(audience.id, { name: given, target, version: audience.version })
          : await createAudience({ name: given, target }),
      )
    } catch (error) {
      const isName = error instanceof ApiError && (error.code === 'name_taken' || error.errors['name'])
      if (isName) setNameError(messageFor(error))
      else setProblem(messageFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={audience ? 'Modifier l’audience' : 'Nouvelle audience'}
      footer={
        <div className="row">
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" loading={busy} loadingLabel="Enregistrement…" onClick={() => void save()}>
            Enregistrer
          </Button>
        </div>
      }
    >
      <div className="stack audience-form">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {audience && (
          <Alert>Les contenus déjà ciblés avec cette audience gardent les critères qu’ils ont copiés.</Alert>
        )}
        <TextField
          label="Nom de l’audience"
          name="audience-name"
          value={name}
          error={nameError}
          maxLength={80}
          autoComplete="off"
          onChange={setName}
        />
        <TargetPanel value={target} onChange={setTarget} />
      </div>
    </Drawer>
  )
}
