import { useEffect, useRef, useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import { messageFor } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDescribe } from './media.queries.ts'
import { sendFile } from './send-file.ts'

type Props = { file: File; onSent: (file: FileRef) => void; onClose: () => void }

/** A picture that came with a paste or a drop: into the library, described, then where it was put. */
export function SendPictureDialog({ file, onSent, onClose }: Props) {
  const [sent, setSent] = useState(0)
  const [item, setItem] = useState<FileRef | null>(null)
  const [problem, setProblem] = useState(() => uploadRefusal(file) ?? undefined)
  const describe = useDescribe<FileRef>()
  const form = useForm({
    initial: { alt: '' },
    labels: { alt: 'Texte alternatif' },
    onSubmit: async ({ alt }) => {
      if (!item) return
      const [described = item] = await describe.mutateAsync([{ file: item, alt: alt.trim() }])
      // Closing gives the focus back first, so that the picture goes where the cursor was.
      onClose()
      onSent(described)
    },
  })
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

  return (
    <Dialog open size="sm" onClose={onClose} title="Ajouter cette image">
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
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
            {...form.text('alt')}
            hint="Ce que montre l’image, pour qui ne la voit pas. Nécessaire pour publier."
            maxLength={300}
            autoFocus
          />
        )}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{problem ? 'Fermer' : 'Annuler'}</Button>
          {!problem && (
            <Button type="submit" variant="primary" loading={form.submitting} disabled={item === null}>
              Insérer
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
