import type { ContentFigures } from '@kiosque/contract/wire/statistics'
import { formatDate } from '../../lib/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { Table } from '../../ui/table.tsx'
import type { Sort } from '../../lib/list-state.ts'
import type { Column } from '../../ui/table.tsx'
import { figureText, rateText } from '../../lib/figure-text.ts'

type ContentFiguresTableProps = {
  caption: string
  contents: ContentFigures[]
  hrefOf: (content: ContentFigures) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

export function ContentFiguresTable({ caption, contents, hrefOf, sort, onSort }: ContentFiguresTableProps) {
  const columns: Column<ContentFigures>[] = [
    {
      key: 'date',
      header: 'Contenu',
      sortable: true,
      cell: (row) => (
        <span>
          <a href={hrefOf(row)}>
            <b>{row.title}</b>
          </a>
          <span className="xs muted bo-who__sub">
            {row.kind_label} · {formatDate(row.published_at)}
          </span>
        </span>
      ),
    },
    { key: 'reach', header: 'Ciblées', align: 'right', cell: (row) => figureText(row.reach) },
    {
      key: 'reads',
      header: 'Lectures',
      align: 'right',
      sortable: true,
      cell: (row) => figureText(row.reads),
    },
    {
      key: 'rate',
      // Of everyone it was ever for: the readings beside it are those of the period alone.
      header: 'Taux depuis la publication',
      cell: (row) => (
        <span className="row row--nw rate-cell">
          {row.rate !== null && (
            <Progress
              thin
              label={`Taux de lecture de ${row.title}`}
              value={row.rate}
              text={rateText(row.rate)}
            />
          )}
          <b className="num">{rateText(row.rate)}</b>
        </span>
      ),
    },
    {
      key: 'downloads',
      header: 'Téléchargements',
      align: 'right',
      sortable: true,
      cell: (row) => figureText(row.downloads),
    },
  ]
  return (
    <Table
      caption={caption}
      dense
      columns={columns}
      rows={contents}
      rowKey={(row) => row.id}
      sort={sort}
      {...(onSort ? { onSort } : {})}
    />
  )
}
