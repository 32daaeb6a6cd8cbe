import { kindOf } from '@kiosque/contract/kinds/registry'
import { lastDay } from '@kiosque/contract/domain/dates'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { formatDate, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { Cover } from '../../ui/cover.tsx'
import type { Sort } from '../../lib/list-state.ts'
import { Table, type Column } from '../../ui/table.tsx'
import type { ColumnKey, DeskLook } from './desk-columns.ts'
import { PHASE_TONES, publicationDay, rowNote, shortName } from './desk-words.ts'
import { RowMenu, type RowAction } from './row-menu.tsx'
import { TargetBadges, type TargetNames } from './target-badges.tsx'

type ContentsTableProps = {
  caption: string
  rows: AdminContentRow[]
  look: DeskLook
  names: TargetNames
  sort: Sort
  onSort: (sort: Sort) => void
  selected: ReadonlySet<string | number>
  onSelect: (selected: Set<string | number>) => void
  onAction: (action: RowAction, row: AdminContentRow) => void
}

export const editorPath = (row: { kind: string; id: number }) => paths.admin(`contents/${row.kind}/${row.id}`)

export function ContentsTable(props: ContentsTableProps) {
  const { caption, rows, look, names, sort, onSort, selected, onSelect, onAction } = props
  const all = columnsOf(names)
  const columns: Column<AdminContentRow>[] = [
    { key: 'title', header: 'Titre', sortable: true, cell: (row) => <Title row={row} /> },
    ...(Object.keys(all) as ColumnKey[]).filter((key) => look.columns.includes(key)).map((key) => all[key]),
    {
      key: 'menu',
      header: <span className="sr-only">Actions</span>,
      width: 52,
      cell: (row) => <RowMenu row={row} onAction={(action) => onAction(action, row)} />,
    },
  ]
  return (
    <Table
      caption={caption}
      dense={look.dense}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.title}
      sort={sort}
      onSort={onSort}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

function columnsOf(names: TargetNames): Record<ColumnKey, Column<AdminContentRow>> {
  const day = (at: string | null) => at !== null && <span className="num nowrap">{formatDate(at)}</span>
  return {
    kind: {
      key: 'kind',
      header: 'Rubrique',
      cell: (row) => <span className="small">{kindOf(row.kind)?.labels.singular}</span>,
    },
    category: {
      key: 'category',
      header: 'Catégorie',
      cell: (row) => row.category_label !== null && <Badge>{row.category_label}</Badge>,
    },
    target: {
      key: 'target',
      header: 'Ciblage',
      cell: (row) => <TargetBadges target={row.target} names={names} />,
    },
    date: {
      key: 'date',
      header: 'Publication',
      sortable: true,
      cell: (row) => day(publicationDay(row)),
    },
    ends: {
      key: 'ends',
      header: 'Fin',
      sortable: true,
      cell: (row) => row.ends_at !== null && day(lastDay(new Date(row.ends_at)).toISOString()),
    },
    state: {
      key: 'state',
      header: 'État',
      cell: (row) => (
        <span className="state">
          <Status tone={PHASE_TONES[row.phase]}>{PHASE_LABELS[row.phase]}</Status>
        </span>
      ),
    },
    reads: {
      key: 'reads',
      header: 'Lectures',
      align: 'right',
      cell: (row) =>
        row.reads === null ? (
          <span title="Moins de cinq personnes">{'<\u00A05'}</span>
        ) : (
          row.reads > 0 && formatInteger(row.reads)
        ),
    },
    laboratory: { key: 'laboratory', header: 'Laboratoire', cell: (row) => row.laboratory?.name },
    author: { key: 'author', header: 'Auteur', cell: (row) => row.author?.name },
    updated: {
      key: 'updated',
      header: 'Modifié',
      sortable: true,
      cell: (row) => (
        <span className="small nowrap" title={row.updated_by ?? undefined}>
          {row.updated_by === null ? 'Le siège' : shortName(row.updated_by)}
          <span className="xs muted num desk-sub">{formatDate(row.updated_at)}</span>
        </span>
      ),
    },
    created: { key: 'created', header: 'Créé', sortable: true, cell: (row) => day(row.created_at) },
  }
}

function Title({ row }: { row: AdminContentRow }) {
  return (
    <div className="row row--nw desk-title">
      <span className="thumb">
        {row.cover ? (
          <img src={row.cover.url} alt="" width={44} height={44} loading="lazy" />
        ) : (
          <Cover seed={row.id} columns={4} rows={4} />
        )}
      </span>
      <div>
        <a href={editorPath(row)}>
          <b>{row.title}</b>
        </a>
        <p className="xs muted desk-note">{rowNote(row)}</p>
      </div>
    </div>
  )
}
