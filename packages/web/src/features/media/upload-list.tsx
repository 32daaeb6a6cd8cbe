import { useRef } from 'react'
import { IconCircleCheck, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { extensionOf } from '@kiosque/contract/domain/uploads'
import { count, formatSize } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { UploadLine } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'
import { Announcement } from '../../ui/announcement.tsx'

/** Every file of a drop on its own line: how far it is, or why it was refused and what to do. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { lines, busy } = uploads
  if (lines.length === 0) return null
  const done = lines.filter((line) => line.state === 'done').length
  const left = lines.reduce((sum, line) => sum + (isUnderWay(line) ? line.size - line.sent : 0), 0)
  return (
    <section className="uploads" aria-label="Envoi de fichiers">
      <div className="row between media-uploads__head">
        <h2 className="h4">Envoi de {count(lines.length, 'fichier')}</h2>
        <Announcement as="span" className="small muted num">
          {done} sur {lines.length}
          {busy && `, ${formatSize(left)} restants`}
        </Announcement>
        {busy ? (
          <Button size="sm" variant="ghost" onClick={() => uploads.stopAll()}>
            Tout arrêter
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => lines.forEach((line) => uploads.remove(line.key))}>
            Fermer la liste
          </Button>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <Line key={line.key} line={line} uploads={uploads} />
        ))}
      </ul>
    </section>
  )
}

const isUnderWay = (line: UploadLine) => line.state === 'sending' || line.state === 'waiting'

function Line({ line, uploads }: { line: UploadLine; uploads: Uploads }) {
  const percent = Math.floor((line.sent / Math.max(1, line.size)) * 100)
  const isWrong = line.state === 'refused' || line.state === 'failed'
  return (
    <li>
      <span className={isWrong ? 'ic ic--danger media-type' : 'ic ic--blue media-type'} aria-hidden="true">
        {extensionOf(line.name).slice(0, 4).toUpperCase() || '?'}
      </span>
      <div>
        <b title={line.name}>{line.name}</b>
        <LineText line={line} percent={percent} />
      </div>
      <span className="row row--nw media-uploads__acts">
        {line.state === 'sending' && <span className="small muted num">{percent}&nbsp;%</span>}
        {line.state === 'done' && (
          <>
            <IconCircleCheck className="i media-ok" aria-hidden="true" />
            <span className="sr-only">Envoyé</span>
          </>
        )}
        {line.state === 'failed' && (
          <Button
            size="sm"
            icon={<IconPlayerPlay className="i i--16" aria-hidden="true" />}
            onClick={() => uploads.resume(line.key)}
          >
            Reprendre<span className="sr-only"> l’envoi de {line.name}</span>
          </Button>
        )}
        {line.state === 'refused' && <ReplaceButton line={line} uploads={uploads} />}
        {line.state !== 'done' && (
          <IconButton size="sm" label={`Retirer ${line.name}`} onClick={() => uploads.remove(line.key)}>
            <IconX className="i i--18" aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  )
}

function LineText({ line, percent }: { line: UploadLine; percent: number }) {
  switch (line.state) {
    case 'sending':
      return <Progress label={`Envoi de ${line.name}`} value={percent} thin />
    case 'waiting':
      return <small>{formatSize(line.size)}, en attente</small>
    case 'done':
      return <small>{formatSize(line.size)}, ajouté à la médiathèque</small>
    case 'failed':
      return (
        <small className="ko">
          Envoi interrompu à {percent}&nbsp;%. {line.message}
        </small>
      )
    default:
      return <small className="ko">{line.message}</small>
  }
}

function ReplaceButton({ line, uploads }: { line: UploadLine; uploads: Uploads }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        Remplacer<span className="sr-only"> {line.name}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) uploads.replace(line.key, file)
        }}
      />
    </>
  )
}
