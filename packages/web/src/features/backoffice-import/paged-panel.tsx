import type { ReactNode } from 'react'
import { formatInteger } from '../../lib/format.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Table, type Column } from '../../ui/table.tsx'

const PER_PAGE = 50

type PagedPanelProps<Row> = {
  label: string
  caption: string
  head: ReactNode
  columns: readonly Column<Row>[]
  /** All of them: the panel shows one page. */
  rows: readonly Row[]
  rowKey: (row: Row) => number
  page: number
  onPage: (page: number) => void
}

/** Lines of a file, fifty at a time: they are all here, so that paging asks nothing of the server. */
export function PagedPanel<Row>(props: PagedPanelProps<Row>) {
  const { label, caption, head, columns, rows, rowKey, page, onPage } = props
  const before = (page - 1) * PER_PAGE
  const shown = rows.slice(before, before + PER_PAGE)
  return (
    <section className="card import-problems" aria-label={label}>
      <div className="row between import-problems__head">{head}</div>
      <Table caption={caption} dense columns={columns} rows={shown} rowKey={rowKey} />
      {rows.length > PER_PAGE && (
        <div className="row between import-problems__foot">
          <span className="small muted num">
            {formatInteger(before + 1)} à {formatInteger(before + shown.length)} sur{' '}
            {formatInteger(rows.length)}
          </span>
          <Pagination page={page} lastPage={Math.ceil(rows.length / PER_PAGE)} onChange={onPage} />
        </div>
      )}
    </section>
  )
}

/** Both panels begin with the line of the file. */
export const LINE_COLUMN: Column<{ line: number }> = {
  key: 'line',
  header: 'Ligne',
  align: 'right',
  width: 80,
  cell: ({ line }) => (
    <>
      <span className="only-xs">Ligne </span>
      {formatInteger(line)}
    </>
  ),
}
