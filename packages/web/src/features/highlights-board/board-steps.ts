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
