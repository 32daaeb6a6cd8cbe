import { useState } from 'react'
import { IconCloudUpload, IconTrash } from '@tabler/icons-react'
import type { FileLike } from '@kiosque/contract/kinds/fields/file-parts'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatSize } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { fieldId, FieldNote } from '../../../ui/field.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { useSlots } from '../slots.ts'
import { useFormContext } from './form-context.ts'

type Props = {
  isOne: boolean
  isPicture: boolean
  field: FileLike
  path: string
  value: number | null | number[]
  onChange: (value: unknown) => void
  /** The legend is already a heading above. */
  isTitled?: boolean
}

/** One file of the media library, or several in order. */
export function FilesControl({ isOne, isPicture, field, path, value, onChange, isTitled }: Props) {
  const [picking, setPicking] = useState(false)
  const { errors, refs, remember } = useFormContext()
  const slots = useSlots()
  const chosen = Array.isArray(value) ? value : value === null ? [] : [value]
  const set = (ids: number[]) => onChange(isOne ? (ids[0] ?? null) : ids)
  const nameOf = (id: number) => refs.files[String(id)]?.name ?? `Fichier n°\u00a0${id}`
  const noteId = `${fieldId(path)}-note`
  const hasNote = Boolean(errors[path] ?? field.help)

  function add(files: FileRef[]) {
    setPicking(false)
    remember({ files: Object.fromEntries(files.map((file) => [file.id, file])) })
    const ids = files.map((file) => file.id)
    set(isOne ? ids.slice(0, 1) : [...new Set([...chosen, ...ids])].slice(0, field.max))
  }

  const rows =
    isOne && isPicture && chosen[0] !== undefined ? (
      <>
        <Cover file={refs.files[String(chosen[0])]} name={nameOf(chosen[0])} />
        {refs.files[String(chosen[0])] &&
          slots.describe({
            file: refs.files[String(chosen[0])]!,
            name: `${path}-alt`,
            onSaved: (file) => remember({ files: { [file.id]: file } }),
          })}
      </>
    ) : (
      <SortableList label={field.label} items={chosen} idOf={String} labelOf={nameOf} onChange={set}>
        {(id, _index, { handle, moves }) => (
          <>
            {!isOne && handle}
            <Thumb file={refs.files[String(id)]} />
            <div className="grow" style={{ minWidth: 0 }}>
              <b className="small ellipsis" style={{ display: 'block', overflowWrap: 'anywhere' }}>
                {nameOf(id)}
              </b>
              <FileNote file={refs.files[String(id)]} />
            </div>
            {!isOne && chosen.length > 1 && moves}
            <IconButton
              size="sm"
              label={`Retirer ${nameOf(id)}`}
              onClick={() => set(chosen.filter((other) => other !== id))}
            >
              <IconTrash className="i i--18" aria-hidden="true" />
            </IconButton>
          </>
        )}
      </SortableList>
    )
  return (
    <fieldset className="field" aria-describedby={hasNote ? noteId : undefined}>
      <legend className={isTitled ? 'sr-only' : 'label'}>{field.label}</legend>
      <div className="stack" style={{ gap: 8 }}>
        {chosen.length > 0 && rows}
        <div className="row" style={{ gap: 8 }}>
          {chosen.length === 0 ? (
            <button
              type="button"
              className="drop"
              style={{ width: '100%' }}
              id={fieldId(path)}
              onClick={() => setPicking(true)}
            >
              <span>
                <IconCloudUpload
                  className="i"
                  aria-hidden="true"
                  style={{ display: 'block', margin: '0 auto' }}
                />
                {isOne ? (isPicture ? 'Choisir une image' : 'Choisir un fichier') : 'Choisir des fichiers'}
                {isTitled ? <span className="sr-only"> ({field.label})</span> : null}
              </span>
            </button>
          ) : (
            (isOne || chosen.length < field.max) && (
              <Button size="sm" id={fieldId(path)} onClick={() => setPicking(true)}>
                {isOne ? 'Remplacer' : 'Ajouter'}
                <span className="sr-only"> ({field.label})</span>
              </Button>
            )
          )}
          {isOne && isPicture && chosen.length > 0 && (
            <Button size="sm" variant="danger-ghost" onClick={() => set([])}>
              Retirer<span className="sr-only"> ({field.label})</span>
            </Button>
          )}
        </div>
      </div>
      {hasNote && <FieldNote id={noteId} error={errors[path]} hint={field.help} />}
      {picking &&
        slots.media({
          accept: isPicture ? 'image' : 'any',
          multiple: !isOne,
          onPick: add,
          onClose: () => setPicking(false),
        })}
    </fieldset>
  )
}

function Cover({ file, name }: { file: FileRef | undefined; name: string }) {
  if (!file) return <p className="small muted">{name}</p>
  return (
    <figure>
      <img
        className="editor__cover"
        src={file.url}
        alt={file.alt}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
      />
      <figcaption>
        <FileNote file={file} />
      </figcaption>
    </figure>
  )
}

function Thumb({ file }: { file: FileRef | undefined }) {
  const type = file?.type ?? ''
  const small = file?.sizes[0]?.url ?? file?.preview?.url
  if (file && type.startsWith('image/'))
    return <img className="thumb" src={small ?? file.url} alt="" style={{ objectFit: 'cover' }} />
  const word = file?.name.split('.').at(-1)?.slice(0, 4).toUpperCase() ?? ''
  const tone = { PDF: ' file__ic--pdf', XLSX: ' file__ic--xls', CSV: ' file__ic--xls' }[word] ?? ''
  return (
    <span className={`file__ic${tone}`} aria-hidden="true">
      {word}
    </span>
  )
}

/** A picture nobody can hear described is told to the writer, where it can be mended. */
function FileNote({ file }: { file: FileRef | undefined }) {
  if (!file) return null
  const lacksAlt = file.type.startsWith('image/') && file.alt === ''
  return (
    <span className="xs muted">
      {formatSize(file.size)}
      {lacksAlt && ' · sans texte alternatif'}
    </span>
  )
}
