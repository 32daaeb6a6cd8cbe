import type { ArrowKey } from '../../ui/drag-sensors.ts'
import { placeOf, type Board } from './board-model.ts'

/** The name under which a whole column receives what is dropped, needed where it has no row yet. */
export const columnId = (placement: number): string => `placement-${placement}`

export function placementOf(column: string): number | null {
  return column.startsWith('placement-') ? Number(column.slice('placement-'.length)) : null
}

/** Where one key leads: the row above or below, or the row at the same height of the column beside. */
export function stepOnBoard(
  board: Board,
  columns: readonly number[],
  from: string,
  key: ArrowKey,
): string | null {
  const place = placeOf(board, from) ?? { placement: placementOf(from) ?? Number.NaN, index: 0 }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const index = place.index + (key === 'ArrowUp' ? -1 : 1)
    return board[place.placement]?.[index]?.key ?? null
  }
  const beside = columns[columns.indexOf(place.placement) + (key === 'ArrowLeft' ? -1 : 1)]
  if (beside === undefined) return null
  const rows = board[beside] ?? []
  return rows[Math.min(place.index, rows.length - 1)]?.key ?? columnId(beside)
}

/**
 * Where a row ends when it is let go over another: among the rows of a placement the order is settled by the drop,
 * and a row that crossed over already stands in its new placement.
 */
export function landingOf(
  board: Board,
  row: string,
  over: string | null,
): { placement: number; index: number } | null {
  const from = placeOf(board, row)
  const under = over === null ? null : placeOf(board, over)
  return from !== null && under?.placement === from.placement ? under : from
}
