import { useState } from 'react'
import { IconDownload, IconFileZip } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { messageFor, saveDownload } from '../../../lib/api.ts'
import { count, formatSize } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { fileFormat, readableName } from '../parts/file-link.tsx'
import './campaigns.css'

/** Everything to print and share, one by one or in one archive. */
export function Kit({ files, title }: { files: readonly FileRef[]; title: string }) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="kit">
      <div className="card__head" style={{ marginBottom: 14 }}>
        <h2 id="kit" className="h3">
          Le kit à télécharger
        </h2>
        <span className="small muted num">{count(files.length, 'élément')}</span>
      </div>
      <div className="card kit kit--plain">
        <ul>
          {files.map((file) => (
            <KitLine key={file.id} file={file} />
          ))}
        </ul>
        {files.length > 1 && <WholeKit files={files} title={title} />}
      </div>
    </section>
  )
}

function KitLine({ file }: { file: FileRef }) {
  const { label, look } = fileFormat(file)
  const name = readableName(file.name)
  return (
    <li>
      <span className={`file__ic file__ic--${look}`} aria-hidden="true">
        {label}
      </span>
      <span>
        <b>{name}</b>
        <small>
          {label} · {formatSize(file.size)}
        </small>
      </span>
      <a
        className="iconbtn iconbtn--sm no-print"
        href={file.url}
        target="_blank"
        rel="noopener"
        data-native
        aria-label={`Télécharger\u00A0: ${name} (nouvel onglet)`}
      >
        <IconDownload className="i" aria-hidden="true" />
      </a>
    </li>
  )
}

function WholeKit({ files, title }: { files: readonly FileRef[]; title: string }) {
  const [isSaving, setSaving] = useState(false)
  const weight = files.reduce((all, file) => all + file.size, 0)
  async function save() {
    setSaving(true)
    try {
      const body = { ids: files.map((file) => file.id) }
      await saveDownload('/files/zip', `${title}.zip`, { method: 'POST', body })
    } catch (error) {
      toast({ title: 'Téléchargement impossible', text: messageFor(error), tone: 'err' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className="kit__foot no-print">
      <span className="small muted">Affiches, fiches et visuels en une seule archive.</span>
      <Button
        size="sm"
        icon={<IconFileZip className="i i--18" aria-hidden="true" />}
        loading={isSaving}
        loadingLabel="Préparation…"
        onClick={() => void save()}
      >
        Tout télécharger, {formatSize(weight)}
      </Button>
    </div>
  )
}
