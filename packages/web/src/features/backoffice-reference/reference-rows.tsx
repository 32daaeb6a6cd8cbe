import { count } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import { pictureIn } from './reference-kind.ts'
import type { ReferenceKind, ReferenceRow } from './reference-kind.ts'
import { UsesLink } from './uses-link.tsx'

type RowsProps = {
  kind: ReferenceKind
  rows: readonly ReferenceRow[]
  /** Absent for those who may only read. */
  onEdit?: ((row: ReferenceRow) => void) | undefined
  onDelete?: ((row: ReferenceRow) => void) | undefined
}

export function ReferenceRows({ kind, rows, onEdit, onDelete }: RowsProps) {
  const columns: Column<ReferenceRow>[] = [
    { key: 'name', header: 'Nom', cell: (row) => <Name kind={kind} row={row} /> },
    {
      key: 'uses',
      header: 'Usages',
      cell: (row) => (
        <UsesLink uses={row.uses} text={count(row.uses, kind.use)} href={kind.hrefOfUses?.(row)} />
      ),
    },
  ]
  const detail = kind.detail
  if (detail)
    columns.splice(1, 0, {
      key: 'detail',
      header: detail.header,
      cell: (row) => detail.of(row) && <span className="bo-break">{detail.of(row)}</span>,
    })
  if (onEdit && onDelete)
    columns.push({
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      cell: (row) => <Actions kind={kind} row={row} onEdit={onEdit} onDelete={onDelete} />,
    })
  return <Table caption={kind.title} dense columns={columns} rows={rows} rowKey={kind.idOf} />
}

function Name({ kind, row }: { kind: ReferenceKind; row: ReferenceRow }) {
  const picture = pictureIn(row, kind.picture)
  return (
    <span className="row row--nw reference-name">
      {kind.picture && (
        <span className="ic reference-logo" aria-hidden="true">
          {picture ? <img src={picture.sizes[0]?.url ?? picture.url} alt="" /> : kind.nameOf(row).slice(0, 2)}
        </span>
      )}
      <b>{kind.nameOf(row)}</b>
      {row['is_active'] === false && <span className="badge">Masqué</span>}
    </span>
  )
}

function Actions({ kind, row, onEdit, onDelete }: Required<Omit<RowsProps, 'rows'>> & { row: ReferenceRow }) {
  return (
    <span className="row row--nw bo-actions">
      <Button size="sm" variant="ghost" onClick={() => onEdit?.(row)}>
        {kind.editLabel}
        <span className="sr-only"> {kind.nameOf(row)}</span>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onDelete?.(row)}>
        Supprimer<span className="sr-only"> {kind.nameOf(row)}</span>
      </Button>
    </span>
  )
}

type OrderedProps = Required<RowsProps> & { label: string; onOrder: (rows: ReferenceRow[]) => void }

/** The same rows where their order is the portal's. */
export function OrderedRows({ kind, rows, label, onEdit, onDelete, onOrder }: OrderedProps) {
  return (
    <SortableList label={label} items={rows} idOf={kind.idOf} labelOf={kind.nameOf} onChange={onOrder}>
      {(row, _index, { handle, moves }) => (
        <>
          {handle}
          <span className="grow reference-ordered">
            <Name kind={kind} row={row} />
            <span className="small muted bo-break">
              {[kind.order?.by ? '' : kind.detail?.of(row), count(row.uses, kind.use)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Actions kind={kind} row={row} onEdit={onEdit} onDelete={onDelete} />
          {moves}
        </>
      )}
    </SortableList>
  )
}
