import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Sort } from '../lib/list-state.ts'
import { Checkbox } from './checkbox.tsx'
import { selectRange, type Key } from './row-selection.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures go right, in tabular digits. */
  align?: 'right'
  sortable?: boolean
  width?: number | string
}

type TableProps<Row> = {
  /** Read aloud before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  dense?: boolean
  /** Below 600 px each row becomes a small card; on by default. */
  stack?: boolean
  selected?: ReadonlySet<string | number>
  onSelect?: (selected: Set<string | number>) => void
  rowLabel?: (row: Row) => string
}

export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    dense,
    stack = true,
    selected,
    onSelect,
    rowLabel,
  } = props
  const classes = ['table', dense ? 'table--dense' : '', stack ? 'table--stack' : '']
    .filter(Boolean)
    .join(' ')
  const keys = rows.map(rowKey)
  const allSelected = rows.length > 0 && keys.every((key) => selected?.has(key))
  // The row touched last: Shift takes along everything between it and the next one.
  const anchor = useRef<Key | null>(null)
  const isShifted = useRef(false)

  function toggle(key: Key, checked: boolean) {
    const from = isShifted.current ? anchor.current : null
    onSelect?.(selectRange(keys, selected ?? new Set(), { at: key, from, checked }))
    anchor.current = key
  }

  /** Arrows go from box to box, with Shift they take the rows along; Ctrl + A takes the page, Escape leaves all. */
  function onBoxKey(event: KeyboardEvent<HTMLTableCellElement>, key: Key) {
    isShifted.current = event.shiftKey
    if (event.key === 'Escape' && selected && selected.size > 0) onSelect?.(new Set())
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) onSelect?.(new Set(keys))
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = keys[keys.indexOf(key) + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next === undefined) return
      const row = event.currentTarget.parentElement
      const sibling = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
      sibling?.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
      if (event.shiftKey)
        onSelect?.(selectRange(keys, selected ?? new Set(), { at: next, from: key, checked: true }))
      anchor.current = next
    } else return
    event.preventDefault()
  }

  return (
    <section className="table-wrap" aria-label={caption} tabIndex={0}>
      <table className={classes}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {onSelect && (
              <th style={{ width: 44 }}>
                <Checkbox
                  label={<span className="sr-only">Tout sélectionner</span>}
                  checked={allSelected}
                  mixed={!allSelected && keys.some((key) => selected?.has(key))}
                  onChange={(checked) => onSelect(new Set(checked ? keys : []))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <tr key={key} className={selected?.has(key) ? 'is-sel' : undefined}>
                {onSelect && (
                  <td
                    onPointerDownCapture={(event) => {
                      isShifted.current = event.shiftKey
                    }}
                    onKeyDown={(event) => onBoxKey(event, key)}
                  >
                    <Checkbox
                      label={
                        <span className="sr-only">Sélectionner {rowLabel?.(row) ?? `la ligne ${key}`}</span>
                      }
                      checked={selected?.has(key) ?? false}
                      onChange={(checked) => toggle(key, checked)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={column.align === 'right' ? 'r' : undefined}
                    // A stacked row has no header above it: its style sheet may write the name beside the value.
                    data-label={typeof column.header === 'string' ? column.header : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type HeaderProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const active = sort?.key === column.key ? sort.direction : null
  const className = column.align === 'right' ? 'r' : undefined
  if (!column.sortable || !onSort)
    return (
      <th scope="col" className={className} style={{ width: column.width }}>
        {column.header}
      </th>
    )
  const Icon = active === 'asc' ? IconArrowUp : active === 'desc' ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      className={className}
      style={{ width: column.width }}
      aria-sort={active === 'asc' ? 'ascending' : active === 'desc' ? 'descending' : 'none'}
    >
      <button
        type="button"
        className="th-sort"
        onClick={() => onSort({ key: column.key, direction: active === 'asc' ? 'desc' : 'asc' })}
      >
        {column.header}
        <Icon className="i" aria-hidden="true" />
      </button>
    </th>
  )
}
