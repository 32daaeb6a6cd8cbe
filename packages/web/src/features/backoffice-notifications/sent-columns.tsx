import { kindOf } from '@kiosque/contract/kinds/registry'
import type { SentNotification } from '@kiosque/contract/wire/notifications'
import { formatDateTime, formatInteger, formatPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

/** Where the desk keeps what was announced. */
function deskPathOf({ kind, content_id, event_id, link }: SentNotification): string {
  if (content_id !== null) return paths.admin(`contents/${kind}/${content_id}`)
  return event_id === null
    ? paths.admin(`recalls/${link.split('/').at(-1)}`)
    : paths.admin(`events/${event_id}`)
}

function kindWordOf({ kind, event_id }: SentNotification): string {
  if (event_id !== null) return 'Événement'
  return kindOf(kind ?? '')?.labels.singular ?? 'Rappel de lot'
}

/** Fewer than five people are never told apart: their figure is hidden, and says why. */
export function sentColumns(onCancel: (row: SentNotification) => void): Column<SentNotification>[] {
  return [
    {
      key: 'title',
      header: 'Annonce',
      cell: (row) => (
        <a href={deskPathOf(row)}>
          <b>{row.title}</b>
          <span className="xs muted bo-who__sub">
            {kindWordOf(row)}
            {row.created_by && `, par ${row.created_by}`}
          </span>
        </a>
      ),
    },
    {
      key: 'state',
      header: 'État',
      cell: (row) =>
        row.sent_at ? (
          <Status tone="green">Envoyée le {formatDateTime(row.sent_at)}</Status>
        ) : (
          <Status tone="warn">
            {row.due_at ? `Partira le ${formatDateTime(row.due_at)}` : 'En attente de la publication'}
          </Status>
        ),
    },
    {
      key: 'recipients',
      header: 'Destinataires',
      align: 'right',
      cell: (row) => (row.sent_at ? formatInteger(row.recipients) : ''),
    },
    {
      key: 'read',
      header: 'Lues',
      align: 'right',
      cell: (row) => (row.sent_at ? <ReadFigure row={row} /> : ''),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (row) =>
        row.sent_at === null && (
          <Button
            size="sm"
            variant="danger-ghost"
            aria-label={`Annuler l’envoi de ${row.title}`}
            onClick={() => onCancel(row)}
          >
            Annuler l’envoi
          </Button>
        ),
    },
  ]
}

function ReadFigure({ row }: { row: SentNotification }) {
  if (row.read === null)
    return (
      <span className="muted nowrap" title="Masqué en dessous de cinq personnes">
        moins de 5
      </span>
    )
  const share = row.recipients === 0 ? 0 : Math.floor((100 * row.read) / row.recipients)
  return (
    <span>
      {formatInteger(row.read)} <span className="xs muted">({formatPercent(share)})</span>
    </span>
  )
}
