import { useQuery } from '@tanstack/react-query'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import { messageFor } from '../../../lib/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ownPhotoQuery, useChangePhoto } from './window-photo.queries.ts'

type Props = { id: number; isPlaced: boolean; canAdd: boolean }

/** The pharmacy's own photo of what it put in place: seen by its team and by the head office. */
export function WindowPhoto({ id, isPlaced, canAdd }: Props) {
  const { data } = useQuery(ownPhotoQuery(id))
  const change = useChangePhoto(id)
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const photo = isPlaced ? (data?.photo ?? null) : null
  const problem = refusal ?? (change.error ? messageFor(change.error) : null)
  const isSending = change.isPending && change.variables !== null
  function send(file: File | undefined) {
    if (!file) return
    const problemOfFile = uploadRefusal(file)
    setRefusal(problemOfFile)
    if (problemOfFile === null) change.mutate(file)
  }
  if (!photo && !canAdd) return null
  return (
    <div className="window-photo">
      {problem && <Alert tone="danger">{problem}</Alert>}
      {photo && (
        <a href={photo.url} target="_blank" rel="noopener" data-native>
          <img
            src={photo.sizes?.at(-1)?.url ?? photo.url}
            width={photo.width ?? undefined}
            height={photo.height ?? undefined}
            alt="Votre mise en place (nouvel onglet)"
          />
        </a>
      )}
      {canAdd && (
        <div className="window-photo__acts">
          <input
            ref={input}
            hidden
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label="Photo de votre mise en place"
            onChange={(event) => {
              send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            variant="outline"
            loading={isSending}
            loadingLabel="Envoi de la photo…"
            icon={<IconCamera className="i" aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {photo ? 'Changer la photo' : 'Ajouter une photo'}
          </Button>
          {photo && (
            <Button
              variant="ghost"
              loading={change.isPending && !isSending}
              icon={<IconTrash className="i" aria-hidden="true" />}
              onClick={() => change.mutate(null)}
            >
              Retirer
            </Button>
          )}
        </div>
      )}
      {canAdd && (
        <p className="xs muted">
          Vue par votre équipe et par le siège. Cadrez la vitrine sans client&nbsp;: aucune personne ne doit
          être reconnaissable.
        </p>
      )}
    </div>
  )
}
