import type { ReactNode } from 'react'
import { count } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'

export type ReferenceRow = { key: string; name: string; uses: number; detail?: ReactNode; href?: string }

type ReferenceTableProps = {
  caption: string
  rows: ReferenceRow[]
  detailHeader?: string
  /** Absent for those who may only read. */
  onRename?: ((row: ReferenceRow) => void) | undefined
  onDelete?: ((row: ReferenceRow) => void) | undefined
}

export function ReferenceTable({ caption, rows, detailHeader, onRename, onDelete }: ReferenceTableProps) {
  const columns: Column<ReferenceRow>[] = [
    { key: 'name', header: 'Nom', cell: (row) => <b>{row.name}</b> },
    {
      key: 'uses',
      header: 'Usages',
      cell: (row) =>
        row.href && row.uses > 0 ? (
          <a className="link num" href={row.href}>
            {count(row.uses, 'usage')}
          </a>
        ) : (
          <span className="num muted">{count(row.uses, 'usage')}</span>
        ),
    },
  ]
  if (detailHeader) columns.splice(1, 0, { key: 'detail', header: detailHeader, cell: (row) => row.detail })
  if (onRename && onDelete)
    columns.push({
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      cell: (row) => (
        <span className="row row--nw bo-actions">
          <Button size="sm" variant="ghost" onClick={() => onRename(row)}>
            Renommer<span className="sr-only"> {row.name}</span>
          </Button>
          <Button size="sm" variant="danger-ghost" onClick={() => onDelete(row)}>
            Supprimer<span className="sr-only"> {row.name}</span>
          </Button>
        </span>
      ),
    })
  return <Table caption={caption} dense columns={columns} rows={rows} rowKey={(row) => row.key} />
}
