import { useId, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import type { ImportKind } from './import-kinds.ts'
import './import.css'

/** D12-01: no upload is larger. */
const MAX_BYTES = 30_000_000

function refusalOf(file: File): string | undefined {
  if (file.size === 0) return `Le fichier «\u00A0${file.name}\u00A0» est vide.`
  if (file.size > MAX_BYTES) return 'Ce fichier dépasse 30 Mo.'
  if (!/\.(csv|txt|tsv)$/i.test(file.name) && !file.type.startsWith('text/'))
    return `«\u00A0${file.name}\u00A0» n’est pas un fichier CSV. Dans votre tableur\u00A0: Enregistrer sous, CSV.`
  return undefined
}

type FileDropProps = {
  kind: ImportKind
  error?: string | undefined
  onFile: (file: File) => void
  /** Tries the file already chosen once more, after a failure that was not its fault. */
  onRetry?: (() => void) | undefined
}

/** A file dropped, or chosen with the button: the keyboard only needs the button. */
export function FileDrop({ kind, error, onFile, onRetry }: FileDropProps) {
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const shown = refusal ?? error

  function take(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    const problem = files.length > 1 ? 'Déposez un seul fichier à la fois.' : refusalOf(file)
    setRefusal(problem)
    if (!problem) onFile(file)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div
      className={over ? 'import-drop is-over' : 'import-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className="ic ic--lg ic--blue">
        <IconFileTypeCsv className="i i--24" aria-hidden="true" />
      </span>
      <h2 className="h3">Déposez votre fichier CSV ici</h2>
      <p className="muted">{kind.unit}, 30 Mo au plus. Rien n’est enregistré avant votre accord.</p>
      <div className="row" style={{ justifyContent: 'center' }}>
        <Button variant="primary" onClick={() => input.current?.click()}>
          Choisir un fichier
        </Button>
        {error && !refusal && onRetry && <Button onClick={onRetry}>Réessayer</Button>}
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-label={kind.fileLabel}
        aria-describedby={shown ? noteId : undefined}
        onChange={(event) => {
          take(event.target.files)
          // Choosing the same file again, once corrected, must count as a new choice.
          event.target.value = ''
        }}
      />
      <div role="alert">{shown && <FieldNote id={noteId} error={shown} />}</div>
    </div>
  )
}
