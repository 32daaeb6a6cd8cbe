import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaDetail } from '@kiosque/contract/wire/files'
import { messageFor } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { formatDateTime, formatSize } from '../../lib/format.ts'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { FocalPicker } from './focal-picker.tsx'
import { MediaThumb } from './media-thumb.tsx'
import { MediaUses } from './media-uses.tsx'
import { mediaDetailQuery, mediaKey, useChangeMedia, useDeleteMedia } from './media.queries.ts'
import { ReplaceFile } from './replace-button.tsx'

type MediaPanelProps = { id: number; onDeleted: () => void }

/** One file whole: its picture and focal point, its words, where it serves, and what may be done with it. */
export function MediaPanel({ id, onDeleted }: MediaPanelProps) {
  const { data, error, refetch } = useQuery(mediaDetailQuery(id))
  if (!data && error)
    return (
      <ErrorState card={false} onRetry={() => void refetch()}>
        {messageFor(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <section>
        <LineSkeletons count={6} />
      </section>
    )
  // A replaced file begins again with what the server says of it.
  return <Panel key={`${data.id} ${data.size}`} file={data} onDeleted={onDeleted} />
}

function Panel({ file, onDeleted }: { file: MediaDetail; onDeleted: () => void }) {
  const queryClient = useQueryClient()
  const change = useChangeMedia(file.id)
  const isPicture = file.type.startsWith('image/')
  const refresh = () => void queryClient.invalidateQueries({ queryKey: mediaKey })
  const form = useForm({
    initial: { name: file.name, alt: file.alt, focal_x: file.focal_x, focal_y: file.focal_y },
    labels: { name: 'Nom du fichier', alt: 'Texte alternatif', focal_x: 'Repère', focal_y: 'Repère' },
    rules: { name: required },
    onSubmit: async (values) => {
      await change.mutateAsync(values)
      toast({ title: 'Modifications enregistrées' })
    },
  })
  return (
    <>
      <section>
        {isPicture ? (
          <FocalPicker
            file={file}
            x={form.values.focal_x}
            y={form.values.focal_y}
            onChange={(x, y) => form.setValues((before) => ({ ...before, focal_x: x, focal_y: y }))}
          />
        ) : (
          <div className="media media-panel__sheet">
            <MediaThumb file={file} />
          </div>
        )}
      </section>
      <section>
        <h2 className="bo-break">{file.name}</h2>
        <form className="stack" {...form.props}>
          <FormErrors {...form.summary} />
          {isPicture && (
            <FreeText
              {...form.text('alt')}
              rows={3}
              maxLength={300}
              hint="Ce que montre l’image, pour qui ne la voit pas. Nécessaire pour publier."
            />
          )}
          <TextField {...form.text('name')} maxLength={120} autoComplete="off" />
          <div className="row bo-form__foot">
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              loading={form.submitting}
              loadingLabel="Enregistrement…"
            >
              Enregistrer
            </Button>
          </div>
        </form>
        <dl className="dl small">
          <div>
            <dt>Taille</dt>
            <dd className="num">
              {file.width && file.height ? `${file.width}\u00A0×\u00A0${file.height}, ` : ''}
              {formatSize(file.size)}
            </dd>
          </div>
          <div>
            <dt>Ajouté</dt>
            <dd className="num">{formatDateTime(file.created_at)}</dd>
          </div>
        </dl>
        <a className="link small" href={file.url} target="_blank" rel="noopener">
          Ouvrir le fichier<span className="sr-only"> (nouvel onglet)</span>
        </a>
      </section>
      <section>
        <MediaUses uses={file.uses} />
      </section>
      <section>
        <div className="stack">
          <div className="row">
            <ReplaceFile
              file={file}
              onReplaced={() => {
                refresh()
                toast({ title: 'Fichier remplacé', text: 'Il l’est partout où il sert.' })
              }}
            />
            <DeleteButton file={file} onDeleted={onDeleted} />
          </div>
          {file.uses.length > 0 && (
            <p className="xs muted">Suppression possible quand plus rien ne l’utilise.</p>
          )}
        </div>
      </section>
    </>
  )
}

function DeleteButton({ file, onDeleted }: { file: MediaDetail; onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const remove = useDeleteMedia()
  return (
    <>
      <Button
        size="sm"
        variant="danger-ghost"
        disabled={file.uses.length > 0}
        onClick={() => {
          remove.reset()
          setOpen(true)
        }}
      >
        Supprimer
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Supprimer ${file.name}\u202F?`}
        confirmLabel="Supprimer le fichier"
        onConfirm={async () => {
          await remove.mutateAsync(file)
          onDeleted()
        }}
      >
        <div className="stack">
          <Refusal error={remove.error} />
          <p>Cette action ne peut pas être annulée.</p>
        </div>
      </ConfirmDialog>
    </>
  )
}
