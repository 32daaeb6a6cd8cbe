import type { ReactNode } from 'react'

type ChartTableProps = {
  /** « Les chiffres par jour ». */
  summary: string
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** The same figures as the chart, to be read one by one. */
export function ChartTable({ summary, caption, head, rows }: ChartTableProps) {
  return (
    <details className="chart-table">
      <summary className="small">{summary}</summary>
      <section className="table-wrap chart-table__body" aria-label={caption} tabIndex={0}>
        <table className="table table--dense">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {head.map((name, index) => (
                <th key={name} scope="col" className={index > 0 ? 'r' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={index} className="r num">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
