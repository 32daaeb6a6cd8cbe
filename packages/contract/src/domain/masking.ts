/** Figures about fewer people than this are not shown: « moins de 5 ». */
export const SMALLEST_SHOWN = 5
export const MASKED_TEXT = 'moins de 5'

/** Null stands for « moins de 5 ». */
export type Figure = number | null

const isSmall = (value: number) => value > 0 && value < SMALLEST_SHOWN

/** One figure on its own. Zero names nobody and stays. */
export function maskFigure(value: number): Figure {
  return isSmall(value) ? null : value
}

/** In percent, only when both figures are shown: a rate beside one of them would give the other away. */
export function maskedRate(part: Figure, whole: Figure): Figure {
  if (part === null || whole === null || whole === 0) return null
  return Math.min(100, Math.round((part / whole) * 100))
}

type Values = readonly (readonly number[])[]

export interface MaskedTable {
  cells: Figure[][]
  rowTotals: Figure[]
  columnTotals: Figure[]
  total: Figure
}

/**
 * Hides the small cells of a table with its totals, and as many others as it takes for nothing small to come back
 * by subtracting what is shown from a total. `alsoHidden` names other places of the table, totals last.
 */
export function maskTable(
  values: Values,
  alsoHidden: (y: number, x: number) => boolean = () => false,
): MaskedTable {
  const height = values.length
  const width = values[0]?.length ?? 0
  // One grid: the cells, a last column of row totals, a last row of column totals.
  const grid = values.map((row) => [...row, sum(row)])
  grid.push(Array.from({ length: width + 1 }, (_, column) => sum(grid.map((row) => row[column] ?? 0))))
  const hidden = grid.map((row, y) => row.map((value, x) => isSmall(value) || alsoHidden(y, x)))
  const lines = linesOf(height, width)
  for (let changed = true; changed;) changed = lines.map((line) => protect(line, grid, hidden)).includes(true)
  const shown = grid.map((row, y) => row.map((value, x) => (hidden[y]?.[x] ? null : value)))
  const last = shown.pop() ?? []
  return {
    cells: shown.map((row) => row.slice(0, width)),
    rowTotals: shown.map((row) => row[width] ?? null),
    columnTotals: last.slice(0, width),
    total: last[width] ?? null,
  }
}

/**
 * The same figures over several periods, from the shortest to the longest, each within the next. What one period adds
 * to another is a figure too: where it is about fewer than five people, the shorter period says nothing.
 */
export function maskPeriods(periods: readonly Values[]): MaskedTable[] {
  return periods.map((values, index) => {
    const added = periods.slice(index + 1).map((longer) => maskTable(difference(longer, values)))
    return maskTable(values, (y, x) => added.some((table) => figureAt(table, y, x) === null))
  })
}

/** Place by place, what the second table lacks of the first. */
export function difference(longer: Values, shorter: Values): number[][] {
  return longer.map((row, y) => row.map((value, x) => value - (shorter[y]?.[x] ?? 0)))
}

function figureAt(table: MaskedTable, y: number, x: number): Figure {
  const isLastColumn = x === table.columnTotals.length
  if (y === table.rowTotals.length) return isLastColumn ? table.total : (table.columnTotals[x] ?? null)
  return (isLastColumn ? table.rowTotals[y] : table.cells[y]?.[x]) ?? null
}

/** The same for parts on one line. */
export function maskParts(values: readonly number[]): { parts: Figure[]; total: Figure } {
  const table = maskTable([values])
  return { parts: table.cells[0] ?? [], total: table.total }
}

/**
 * How many are left at each step, never more than before. Where one to four people were lost since the last figure
 * shown nothing is said, nor of what is about fewer than five: neither those who stay nor those who leave can be
 * counted out. The beginning and the end come first, since they say most.
 */
export function maskDecline(left: readonly number[]): Figure[] {
  const first = left[0] ?? 0
  const end = left.at(-1) ?? 0
  const shownEnd = isSmall(end) || isSmall(first - end) ? null : end
  let last = first
  return left.map((value, index) => {
    if (index === left.length - 1 && index > 0) return shownEnd
    const isNearEnd = shownEnd !== null && isSmall(value - shownEnd)
    if (isSmall(value) || isSmall(last - value) || isNearEnd) return null
    last = value
    return value
  })
}

type Place = readonly [y: number, x: number]

/** Every sum a reader can write: the parts of a line, then what they add up to. */
function linesOf(height: number, width: number): Place[][] {
  const rows = Array.from({ length: height + 1 }, (_, y) =>
    Array.from({ length: width + 1 }, (__, x): Place => [y, x]),
  )
  const columns = Array.from({ length: width + 1 }, (_, x) =>
    Array.from({ length: height + 1 }, (__, y): Place => [y, x]),
  )
  return [...rows, ...columns]
}

/** Hides one more place of a line whose hidden ones could be told; says whether it had to. */
function protect(line: Place[], grid: number[][], hidden: boolean[][]): boolean {
  const value = ([y, x]: Place) => grid[y]?.[x] ?? 0
  const isHidden = ([y, x]: Place) => hidden[y]?.[x] === true
  const hide = ([y, x]: Place) => void (hidden[y]![x] = true)
  const parts = line.slice(0, -1)
  const total = line.at(-1)!
  const hiddenParts = parts.filter(isHidden)
  if (isHidden(total)) {
    // A hidden total whose parts are all shown is their sum.
    if (hiddenParts.length > 0) return false
    const smallest = smallestOf(parts.filter((place) => value(place) > 0))
    if (smallest) hide(smallest)
    return smallest !== undefined
  }
  const isSafe =
    hiddenParts.length === 0 || (hiddenParts.length > 1 && sum(hiddenParts.map(value)) >= SMALLEST_SHOWN)
  if (isSafe) return false
  hide(smallestOf(parts.filter((place) => !isHidden(place) && value(place) > 0)) ?? total)
  return true

  function smallestOf(places: Place[]): Place | undefined {
    return places.toSorted((a, b) => value(a) - value(b))[0]
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
