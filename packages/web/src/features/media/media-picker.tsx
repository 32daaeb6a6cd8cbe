import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DropArea, UploadButton } from './drop-area.tsx'
import { MediaTile } from './media-tile.tsx'
import { mediaQuery, useDescribe } from './media.queries.ts'
import type { MediaItem } from './media.queries.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'
import './media.css'

export type { MediaItem } from './media.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'

type MediaPickerProps = {
  accept: 'image' | 'video' | 'any'
  multiple?: boolean
  onPick: (files: MediaItem[]) => void
  onClose: () => void
}

const TITLES = { image: 'Choisir une image', video: 'Choisir une vidéo', any: 'Choisir un fichier' }
const NATIVE = { image: 'image/*', video: 'video/mp4', any: undefined }
const PER_PAGE = 12
/** Beyond, the media library is the better place to describe them. */
const MOST_ASKED = 3

/** The library in a dialog: search it or add to it, then take one file or several. Mount it while it is open. */
export function MediaPicker({ accept, multiple = false, onPick, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<MediaItem[]>([])
  function choose(item: MediaItem, only = false) {
    setChosen((before) => {
      if (!multiple) return !only && before[0]?.id === item.id ? [] : [item]
      const without = before.filter((each) => each.id !== item.id)
      return without.length < before.length && !only ? without : [...without, item]
    })
  }

  const [words, setWords] = useState<Record<number, string>>({})
  const describe = useDescribe<MediaItem>()
  const silent = chosen.filter((item) => item.type.startsWith('image/') && item.alt === '')

  /** What was said of a picture goes to the library with it. */
  function insert() {
    const files = chosen.map((file) => ({
      file,
      alt: (silent.includes(file) && words[file.id]?.trim()) || '',
    }))
    describe.mutate(files, {
      onSuccess: (described) => {
        onPick(described)
        onClose()
      },
    })
  }

  const uploads = useUploads((item) => {
    if (fits(item, accept)) choose(item, true)
  })

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={multiple ? 'Choisir des fichiers' : TITLES[accept]}
      footer={
        <>
          {silent.slice(0, MOST_ASKED).map((item) => (
            <div key={item.id} className="media-words">
              <TextField
                label={silent.length > 1 ? `Texte alternatif de ${item.name}` : 'Texte alternatif'}
                name={`mediatheque-alt-${item.id}`}
                value={words[item.id] ?? ''}
                error={describe.error ? messageFor(describe.error) : undefined}
                hint={
                  'Cette image n’est pas encore décrite. Dites ce qu’elle montre\u00a0: c’est nécessaire pour publier.'
                }
                maxLength={300}
                onChange={(alt) => setWords((before) => ({ ...before, [item.id]: alt }))}
              />
            </div>
          ))}
          <Announcement as="span" className="small muted grow">
            {chosen.length > 0 && chosenText(chosen)}
          </Announcement>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            loading={describe.isPending}
            onClick={insert}
          >
            {chosen.length > 1 ? `Insérer ${count(chosen.length, 'fichier')}` : 'Insérer'}
          </Button>
        </>
      }
    >
      <DropArea onFiles={uploads.add} className="stack">
        <UploadList uploads={uploads} />
        <Shelf
          accept={accept}
          chosen={chosen}
          onChoose={choose}
          action={
            <UploadButton
              onFiles={uploads.add}
              variant="outline"
              {...(NATIVE[accept] ? { accept: NATIVE[accept] } : {})}
            />
          }
        />
      </DropArea>
    </Dialog>
  )
}

const fits = (item: MediaItem, accept: MediaPickerProps['accept']) =>
  accept === 'any' || item.type.startsWith(`${accept}/`)

const chosenText = (chosen: readonly MediaItem[]) =>
  chosen.length === 1 ? chosen[0]?.name : `${count(chosen.length, 'fichier')} choisis`

type ShelfProps = {
  accept: MediaPickerProps['accept']
  chosen: readonly MediaItem[]
  onChoose: (item: MediaItem) => void
  action: React.ReactNode
}

function Shelf({ accept, chosen, onChoose, action }: ShelfProps) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const type = accept === 'any' ? undefined : accept
  const { data, error, refetch } = useQuery(mediaQuery({ q: q || undefined, type, page, per_page: PER_PAGE }))
  return (
    <div className="stack">
      <div className="row between">
        <search className="affix media-search" aria-label="Dans la médiathèque">
          <IconSearch className="i i--18" aria-hidden="true" />
          <input
            className="input input--sm"
            type="search"
            maxLength={200}
            aria-label="Rechercher dans la médiathèque"
            placeholder="Nom ou texte alternatif"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setPage(1)
            }}
          />
        </search>
        {action}
      </div>
      {!data && error && (
        <ErrorState card={false} onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <div className="tiles" aria-hidden="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} media />
          ))}
        </div>
      )}
      {data?.data.length === 0 && (
        <EmptyState card={false} title={q ? `Rien pour «\u00A0${q}\u00A0»` : 'La médiathèque est vide'}>
          Ajoutez un fichier depuis votre ordinateur, ou déposez-le ici.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <div className="tiles">
            {data.data.map((file) => (
              <MediaTile
                key={file.id}
                file={file}
                on={chosen.some((each) => each.id === file.id)}
                onPress={() => onChoose(file)}
              />
            ))}
          </div>
          <Pagination page={data.meta.page} lastPage={data.meta.last_page} onChange={setPage} />
        </>
      )}
    </div>
  )
}
