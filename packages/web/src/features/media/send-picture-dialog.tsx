import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { patchMedia } from './media.queries.ts'
import { sendFile } from './send-file.ts'

type Props = { file: File; onSent: (file: FileRef) => void; onClose: () => void }

/** A picture that came with a paste or a drop: into the library, described, then where it was put. */
export function SendPictureDialog({ file, onSent, onClose }: Props) {
  const [sent, setSent] = useState(0)
  const [item, setItem] = useState<FileRef | null>(null)
  const [problem, setProblem] = useState(() => uploadRefusal(file) ?? undefined)
  const [alt, setAlt] = useState('')
  const [busy, setBusy] = useState(false)
  const isRefused = useRef(problem !== undefined)

  useEffect(() => {
    if (isRefused.current) return
    const abort = new AbortController()
    sendFile(file, { ticket: { upload: null }, signal: abort.signal, onProgress: setSent }).then(
      setItem,
      (failure: unknown) => void (!abort.signal.aborted && setProblem(messageFor(failure))),
    )
    return () => abort.abort()
  }, [file])

  async function insert(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!item || busy) return
    setBusy(true)
    try {
      const words = alt.trim()
      const described = words === '' ? item : { ...item, ...(await patchMedia(item.id, { alt: words })) }
      // Closing gives the focus back first, so that the picture goes where the cursor was.
      onClose()
      onSent(described)
    } catch (failure) {
      setProblem(messageFor(failure))
      setBusy(false)
    }
  }

  return (
    <Dialog open size="sm" onClose={onClose} title="Ajouter cette image">
      <form className="stack" noValidate onSubmit={(event) => void insert(event)}>
        {problem && (
          <Alert tone="danger" title={`«\u00a0${file.name}\u00a0» n’a pas été ajoutée`}>
            {problem}
          </Alert>
        )}
        {item ? (
          <img className="media-sent" src={item.sizes[0]?.url ?? item.url} alt="" />
        ) : (
          !problem && (
            <Progress
              label={`Envoi de ${file.name}`}
              value={Math.floor((100 * sent) / Math.max(1, file.size))}
            />
          )
        )}
        {!problem && (
          <TextField
            label="Texte alternatif"
            name="image-collee-alt"
            value={alt}
            hint="Ce que montre l’image, pour qui ne la voit pas. Nécessaire pour publier."
            onChange={setAlt}
            maxLength={300}
            autoFocus
          />
        )}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{problem ? 'Fermer' : 'Annuler'}</Button>
          {!problem && (
            <Button type="submit" variant="primary" loading={busy} disabled={item === null}>
              Insérer
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
