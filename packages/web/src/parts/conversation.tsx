import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatDateTime, formatSize } from '../lib/format.ts'
import './conversation.css'

type Said = {
  author: string | null
  /** After the name: the role, for instance. */
  role?: string | undefined
  body: string
  at: string
  attachments: readonly FileRef[]
}

/** What was said, in its order. */
export function Conversation({ children }: { children: ReactNode }) {
  return (
    <ol className="talk" aria-label="Échange">
      {children}
    </ol>
  )
}

/** `mine`: at right, on the colour of the house; `note`: between colleagues. */
export function Bubble({ said, look }: { said: Said; look: 'mine' | 'theirs' | 'note' }) {
  const who = said.author ?? 'Compte supprimé'
  return (
    <li className={`talk__part talk__part--${look}`}>
      <p className="talk__who">
        {look === 'note' && 'Note interne, '}
        {said.role ? `${who}, ${said.role}` : who} · <time dateTime={said.at}>{formatDateTime(said.at)}</time>
      </p>
      <div className="talk__bubble">
        <p className="talk__words">{said.body}</p>
        {said.attachments.map((file) => (
          <AttachedFile key={file.id} file={file} />
        ))}
      </div>
    </li>
  )
}

function AttachedFile({ file }: { file: FileRef }) {
  const format = /\.([a-z0-9]{2,4})$/i.exec(file.name)?.[1]?.toUpperCase() ?? 'DOC'
  return (
    <a className="file talk__file" href={file.url} target="_blank" rel="noopener" data-native>
      <span className={`file__ic file__ic--${format === 'PDF' ? 'pdf' : 'img'}`} aria-hidden="true">
        {format}
      </span>
      <span className="grow">
        <b>{file.name}</b>
        <small>
          {formatSize(file.size)}
          <span className="sr"> (nouvel onglet)</span>
        </small>
      </span>
      <IconDownload className="i i--18" aria-hidden="true" />
    </a>
  )
}
