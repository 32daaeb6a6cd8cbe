import { useId, useRef, useState } from 'react'
import { IconCloudUpload, IconRefresh, IconTrash } from '@tabler/icons-react'
import { formatSize } from '../lib/format.ts'
import { IconButton } from '../ui/button.tsx'
import type { Attached, Attachments } from './attachments.ts'
import './attachments.css'

const ACCEPTED = '.png,.jpg,.jpeg,.webp,.gif,.avif,.pdf,.docx,.xlsx,.pptx,.csv,.zip'

type Props = { attachments: Attachments; label?: string; isRequired?: boolean; id?: string }

/** A place to drop files or look for them, and those chosen with how they are doing. */
export function AttachmentsField({ attachments, label = 'Pièces jointes', isRequired, id: given }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const unique = useId()
  const id = given ?? unique
  const [isOver, setOver] = useState(false)
  const { list, room } = attachments
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        <span className="opt">{isRequired ? '' : 'facultatif, '}30&nbsp;Mo au plus</span>
      </label>
      {list.length > 0 && <AttachedList attachments={attachments} />}
      {room > 0 && (
        // Dropping is a shortcut: the button inside does the same, by keyboard too.
        <div
          className={isOver ? 'drop attachments__drop is-over' : 'drop attachments__drop'}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            attachments.add([...event.dataTransfer.files])
          }}
        >
          <input
            ref={input}
            id={id}
            className="attachments__input"
            type="file"
            multiple
            accept={ACCEPTED}
            onChange={(event) => {
              attachments.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span className="attachments__hint" aria-hidden="true">
            <IconCloudUpload className="i i--24" />
            Déposez un fichier ici ou parcourez
          </span>
        </div>
      )}
    </div>
  )
}

export function AttachedList({ attachments }: { attachments: Attachments }) {
  return (
    <ul className="attachments" aria-label="Fichiers joints">
      {attachments.list.map((each) => (
        <li key={each.key}>
          <span className="grow">
            <b>{each.name}</b>
            <small
              className={each.error ? 'attachments__error' : 'muted'}
              role={each.error ? 'alert' : undefined}
            >
              {stateOf(each)}
            </small>
          </span>
          {each.error && each.file && (
            <IconButton size="sm" label={`Renvoyer ${each.name}`} onClick={() => attachments.retry(each)}>
              <IconRefresh className="i i--18" aria-hidden="true" />
            </IconButton>
          )}
          <IconButton size="sm" label={`Retirer ${each.name}`} onClick={() => attachments.remove(each.key)}>
            <IconTrash className="i i--18" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

const stateOf = ({ size, id, error }: Attached) => error ?? (id === null ? 'Envoi…' : formatSize(size))
