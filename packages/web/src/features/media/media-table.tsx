import { formatDate, formatSize } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import { MediaThumb } from './media-thumb.tsx'
import { lacksAlt, usesText } from './media-tile.tsx'
import type { MediaItem } from './media.queries.ts'

type MediaTableProps = {
  files: readonly MediaItem[]
  selected: number | null
  onSelect: (id: number) => void
}

/** The library as lines, for long names and many files. */
export function MediaTable({ files, selected, onSelect }: MediaTableProps) {
  const columns: Column<MediaItem>[] = [
    {
      key: 'name',
      header: 'Nom',
      cell: (file) => (
        <button
          type="button"
          className="row row--nw media-line"
          aria-pressed={file.id === selected}
          onClick={() => onSelect(file.id)}
        >
          <span className="media media-line__thumb">
            <MediaThumb file={file} />
          </span>
          <b>{file.name}</b>
        </button>
      ),
    },
    {
      key: 'alt',
      header: 'Texte alternatif',
      cell: (file) => (lacksAlt(file) ? <Badge tone="warn">Absent</Badge> : file.alt),
    },
    { key: 'size', header: 'Taille', align: 'right', cell: (file) => formatSize(file.size) },
    { key: 'uses', header: 'Usages', align: 'right', cell: (file) => usesText(file.used_count) },
    { key: 'created', header: 'Ajouté', align: 'right', cell: (file) => formatDate(file.created_at) },
  ]
  return (
    <div className="card bo-list">
      <Table caption="Médiathèque" dense columns={columns} rows={files} rowKey={(file) => file.id} />
    </div>
  )
}
