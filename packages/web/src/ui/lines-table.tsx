import type { ReactNode } from 'react'
import './styles/lines-table.css'

export type LinesColumn<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures go right, in tabular digits. */
  align?: 'right'
}

type LinesTableProps<Row> = {
  /** Read aloud before the table, and the name of what scrolls. */
  caption: string
  /** The first one names its row. */
  columns: readonly [LinesColumn<Row>, ...LinesColumn<Row>[]]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** The row that is one's own, or the next to reach. */
  isMarked?: (row: Row) => boolean
  /** Changes are read aloud: the table follows what is typed. */
  isLive?: boolean
}

/** A table that is read: on a telephone each row becomes a small sheet, one line for each value with its name. */
export function LinesTable<Row>({ caption, columns, rows, rowKey, isMarked, isLive }: LinesTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <section
      className="card table-wrap"
      tabIndex={0}
      aria-label={caption}
      aria-live={isLive ? 'polite' : undefined}
    >
      <table className="table table--lines">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" className={align === 'right' ? 'r' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} className={isMarked?.(row) ? 'is-sel' : undefined}>
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ header, align, cell }) => (
                <td key={header} className={align === 'right' ? 'r num' : undefined} data-label={header}>
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
