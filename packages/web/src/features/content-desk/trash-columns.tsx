import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { STATUS_LABELS } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TrashedContent } from '@kiosque/contract/wire/content-desk'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

type Handlers = {
  onRestore: (row: TrashedContent) => void
  /** Absent for those who may only restore. */
  onDelete: ((row: TrashedContent) => void) | null
}

export function trashColumns({ onRestore, onDelete }: Handlers): Column<TrashedContent>[] {
  return [
    { key: 'title', header: 'Titre', cell: (row) => <b className="bo-break">{row.title}</b> },
    { key: 'kind', header: 'Rubrique', cell: (row) => kindOf(row.kind)?.labels.singular },
    { key: 'status', header: 'État d’avant', cell: (row) => STATUS_LABELS[row.status] },
    {
      key: 'trashed',
      header: 'Jeté le',
      cell: (row) => (
        <span>
          <span className="num nowrap">{formatDate(row.trashed_at)}</span>
          {row.trashed_by && <span className="xs muted desk-sub">par {row.trashed_by}</span>}
        </span>
      ),
    },
    {
      key: 'purge',
      header: 'Disparaît le',
      cell: (row) => <span className="num nowrap">{formatDate(row.purge_at)}</span>,
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (row) => (
        <span className="row row--nw bo-actions">
          <Button
            size="sm"
            aria-label={`Restaurer ${row.title}`}
            icon={<IconArrowBackUp className="i i--18" aria-hidden="true" />}
            onClick={() => onRestore(row)}
          >
            Restaurer
          </Button>
          {onDelete && (
            <Button
              size="sm"
              variant="danger-ghost"
              aria-label={`Supprimer définitivement ${row.title}`}
              icon={<IconTrash className="i i--18" aria-hidden="true" />}
              onClick={() => onDelete(row)}
            >
              Supprimer
            </Button>
          )}
        </span>
      ),
    },
  ]
}
