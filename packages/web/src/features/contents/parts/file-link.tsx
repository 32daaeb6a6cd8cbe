import { IconDownload } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatSize } from '../../../lib/format.ts'

const SHORT_NAMES: Record<string, { label: string; look: string }> = {
  'application/pdf': { label: 'PDF', look: 'pdf' },
  'text/csv': { label: 'CSV', look: 'xls' },
  'application/zip': { label: 'ZIP', look: 'img' },
  'video/mp4': { label: 'MP4', look: 'img' },
  'text/vtt': { label: 'VTT', look: 'img' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { label: 'DOCX', look: 'img' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { label: 'XLSX', look: 'xls' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { label: 'PPTX', look: 'img' },
}

export function fileFormat(file: FileRef): { label: string; look: string } {
  const known = SHORT_NAMES[file.type]
  if (known) return known
  return { label: (file.type.split('/')[1] ?? 'fichier').toUpperCase().slice(0, 4), look: 'img' }
}

/** A file to open or keep: format, name, weight. */
export function FileLink({ file, label }: { file: FileRef; label?: string }) {
  const { label: format, look } = fileFormat(file)
  return (
    <a className="file" href={file.url} target="_blank" rel="noopener" data-native>
      <span className={`file__ic file__ic--${look}`} aria-hidden="true">
        {format}
      </span>
      <span>
        <b>{label ?? readableName(file.name)}</b>
        <small>
          {format} · {formatSize(file.size)}
          <span className="sr"> (nouvel onglet)</span>
        </small>
      </span>
      <IconDownload className="i" aria-hidden="true" />
    </a>
  )
}

/** « memo-facturation_2026.pdf » → « Memo facturation 2026 »; a name written with spaces keeps its hyphens. */
export function readableName(name: string): string {
  const whole = name.replace(/\.[a-z0-9]{2,5}$/i, '').trim()
  const bare = (/\s/.test(whole) ? whole : whole.replace(/[-_]+/g, ' ')).trim()
  if (bare === '') return name
  // A file's name has ordinary spaces only: French wants some that never break.
  const spaced = bare.replaceAll('« ', '«\u00A0').replaceAll(/ (?=[»:;!?])/g, '\u00A0')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export function FileList({ files, title = 'Documents' }: { files: readonly FileRef[]; title?: string }) {
  if (files.length === 0) return null
  return (
    <section className="stack files" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <div className="grid grid--2" style={{ '--gap': '12px' } as React.CSSProperties}>
        {files.map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
      </div>
    </section>
  )
}
