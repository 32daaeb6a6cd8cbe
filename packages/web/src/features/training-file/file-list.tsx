import {
  IconCalendarCheck,
  IconCertificate,
  IconPencil,
  IconSchool,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import type { FileEntry } from '@kiosque/contract/wire/training-file'
import { saveDownload } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { DownloadIconButton } from '../../ui/download-button.tsx'
import { FoldButton, useFold } from '../../ui/fold.tsx'
import { dpcBadge, factsOf } from './entry-words.ts'

const SHOWN_FIRST = 6

type FileListProps = {
  entries: readonly FileEntry[]
  onEdit: (entry: FileEntry) => void
  onDelete: (entry: FileEntry) => void
}

/** Everything one obtained, line by line: made here, followed here, or added. */
export function FileList({ entries, onEdit, onDelete }: FileListProps) {
  const fold = useFold(entries.length, SHOWN_FIRST)
  return (
    <>
      <ul className="card">
        {entries.map((entry, index) => (
          <li
            key={`${entry.source}-${entry.id}-${entry.code}`}
            className={`attestation ${fold.classAt(index)}`}
          >
            <EntryIcon entry={entry} />
            <span>
              <b>{entry.url ? <a href={entry.url}>{entry.title}</a> : entry.title}</b>
              <small>{factsOf(entry)}</small>
              {entry.code && (
                <small>
                  Code de vérification <span className="num nowrap">{entry.code}</span>
                </small>
              )}
            </span>
            <span className="row attestation__end">
              <Validity entry={entry} />
              <Badge tone={entry.dpc_types.length > 0 ? 'green' : 'neutral'}>
                {dpcBadge(entry.dpc_types)}
              </Badge>
              <span className="row row--nw attestation__acts">
                <Download entry={entry} />
                {entry.source === 'upload' && (
                  <>
                    <IconButton
                      size="sm"
                      label={`Modifier\u00A0: ${entry.title}`}
                      onClick={() => onEdit(entry)}
                    >
                      <IconPencil className="i i--18" aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={`Supprimer\u00A0: ${entry.title}`}
                      onClick={() => onDelete(entry)}
                    >
                      <IconTrash className="i i--18" aria-hidden="true" />
                    </IconButton>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <FoldButton fold={fold} more={`Voir les ${fold.hidden}\u00A0autres attestations`} />
    </>
  )
}

const ICONS = {
  upload: IconUpload,
  certificate: IconCertificate,
  course: IconSchool,
  event: IconCalendarCheck,
}

function EntryIcon({ entry }: { entry: FileEntry }) {
  const Icon = ICONS[entry.source]
  const tone = entry.dpc_types.length > 0 || entry.source === 'upload' ? 'ic ic--green' : 'ic ic--blue'
  return (
    <span className={entry.is_valid ? tone : 'ic'}>
      <Icon className="i" aria-hidden="true" />
    </span>
  )
}

function Validity({ entry: { valid_until: until, is_valid: isValid } }: { entry: FileEntry }) {
  if (until === null) return null
  return (
    <Badge tone={isValid ? 'line' : 'warn'}>
      {isValid ? `Valable jusqu’au ${formatDate(until)}` : `Expirée le ${formatDate(until)}`}
    </Badge>
  )
}

/** Where its file is; what was merely followed here has none. */
function addressOf(entry: FileEntry): { path: string; name: string } | null {
  if (entry.source === 'upload')
    return { path: `/me/attestations/${entry.id}/file`, name: entry.file?.name ?? 'attestation.pdf' }
  if (entry.source === 'certificate')
    return { path: `/attempts/${entry.id}/certificate`, name: `attestation-${entry.number}.pdf` }
  if (entry.attendance !== null) {
    const { registration_id: registration, attendee_id: attendee } = entry.attendance
    return {
      path: `/registrations/${registration}/attendees/${attendee}/certificate`,
      name: 'attestation-de-presence.pdf',
    }
  }
  if (entry.certificate_id !== null)
    return {
      path: `/course-certificates/${entry.certificate_id}/file`,
      name: `attestation-${entry.number}.pdf`,
    }
  return null
}

function Download({ entry }: { entry: FileEntry }) {
  const address = addressOf(entry)
  if (address === null) return null
  return (
    <DownloadIconButton
      label={`Télécharger\u00A0: ${entry.title}`}
      failure="L’attestation n’a pas pu être téléchargée"
      save={() => saveDownload(address.path, address.name)}
    />
  )
}
