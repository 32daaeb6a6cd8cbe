import {
  difference,
  maskPeriods,
  SMALLEST_SHOWN,
  type Figure,
  type MaskedTable,
} from '@kiosque/contract/domain/masking'
import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Cell } from './people.sql.ts'

export interface Line<Metric extends string> {
  key: string
  label: string
  figures: Record<Metric, Figure>
}

export interface Breakdown<Metric extends string> {
  total: Record<Metric, Figure>
  byGroup: Line<Metric>[]
  byZone: Line<Metric>[]
  byRole: Line<Metric>[]
  /** One line per line of byZone, one cell per line of byRole. */
  cells: Record<Metric, Figure>[][]
}

const NO_ZONE = 0

/**
 * Lines by group, zone and role with nothing below five, alone or by difference. Masks are always those of the whole
 * network, whatever the zones asked for: comparing the answers for each zone with the answer for all tells no more.
 * `longer` has the same cells over the longer periods one may ask for: comparing with them tells no more either.
 */
export function breakdownOf<Metric extends string>(
  cells: readonly Cell<Metric>[],
  metrics: readonly Metric[],
  zones: readonly { id: number; name: string }[],
  asked: readonly number[] | null,
  longer: readonly (readonly Cell<Metric>[])[] = [],
): Breakdown<Metric> {
  const hasNoZone = cells.some((cell) => cell.zone_id === NO_ZONE)
  const allZones = [...zones, ...(hasNoZone ? [{ id: NO_ZONE, name: 'Sans zone' }] : [])]
  const roles = unique(cells.map((cell) => cell.role)).toSorted((a, b) => b - a)
  const groups = unique(cells.map((cell) => cell.group_id)).toSorted((a, b) => a - b)
  const shownZones = allZones.flatMap((zone, y) => (asked === null || asked.includes(zone.id) ? [y] : []))
  const views = metrics.map((metric) => {
    const matrix = (columns: readonly number[], of: (cell: Cell<Metric>) => number) =>
      [cells, ...longer].map((period) =>
        allZones.map((zone) =>
          columns.map((column) =>
            sum(
              period
                .filter((cell) => cell.zone_id === zone.id && of(cell) === column)
                .map((cell) => cell.figures[metric]),
            ),
          ),
        ),
      )
    const byRole = viewOf(
      matrix(roles, (cell) => cell.role),
      shownZones,
    )
    const byGroup = viewOf(
      matrix(groups, (cell) => cell.group_id),
      shownZones,
    )
    return { metric, byRole, byGroup }
  })
  const record = (value: (view: (typeof views)[number]) => Figure) =>
    Object.fromEntries(views.map((view) => [view.metric, value(view)])) as Record<Metric, Figure>
  return {
    total: record(({ byRole, byGroup }) => both(byRole.total, byGroup.total)),
    byZone: shownZones.map((y, row) => ({
      key: String(allZones[y]?.id ?? NO_ZONE),
      label: allZones[y]?.name ?? '',
      figures: record(({ byRole, byGroup }) => both(byRole.rows[row], byGroup.rows[row])),
    })),
    byRole: roles.map((role, x) => ({
      key: String(role),
      label: accountTypeLabel(role),
      figures: record(({ byRole }) => byRole.columns[x] ?? null),
    })),
    byGroup: groups.map((group, x) => ({
      key: GROUP_NAMES[group] ?? 'none',
      label: group in GROUP_NAMES ? groupLabel(group) : 'Sans officine',
      figures: record(({ byGroup }) => byGroup.columns[x] ?? null),
    })),
    cells: shownZones.map((_, row) =>
      roles.map((__, x) => record(({ byRole }) => byRole.cells[row]?.[x] ?? null)),
    ),
  }
}

/** The rows asked for of a table masked as a whole, with totals of their own. The longer periods come after it. */
function viewOf(periods: number[][][], rows: readonly number[]) {
  const [values = [], ...longer] = periods
  const masked = maskPeriods(periods)
  const [table = { cells: [], rowTotals: [], columnTotals: [], total: null }, ...longerMasked] = masked
  const isWhole = rows.length === values.length

  /** A total of these rows, when neither it nor what a longer period adds to it tells what is hidden. */
  function totalOfRows(shownIn: (of: MaskedTable, y: number) => Figure, trueIn: (row: number[]) => number) {
    const shown = rows.map((y) => shownIn(table, y))
    const isTold = longer.some((period, index) => {
      const later = longerMasked[index]
      const added = difference(period, values)
      const known = rows.map((y, place) =>
        shown[place] === null || !later || shownIn(later, y) === null ? null : trueIn(added[y] ?? []),
      )
      const truth = rows.map((y) => trueIn(added[y] ?? []))
      return totalOf(known, truth) === null
    })
    const total = totalOf(
      shown,
      rows.map((y) => trueIn(values[y] ?? [])),
    )
    return isTold ? null : total
  }

  return {
    cells: rows.map((y) => table.cells[y] ?? []),
    rows: rows.map((y) => table.rowTotals[y] ?? null),
    columns: isWhole
      ? table.columnTotals
      : (values[0] ?? []).map((_, x) =>
          totalOfRows(
            (of, y) => of.cells[y]?.[x] ?? null,
            (row) => row[x] ?? 0,
          ),
        ),
    total: isWhole ? table.total : totalOfRows((of, y) => of.rowTotals[y] ?? null, sum),
  }
}

/** What some figures add up to, when that gives none of the hidden ones away. */
export function totalOf(shown: readonly Figure[], truth: readonly number[]): Figure {
  const hidden = truth.filter((_, index) => shown[index] === null)
  const isSafe = hidden.length === 0 || (hidden.length > 1 && sum(hidden) >= SMALLEST_SHOWN)
  const total = sum(truth)
  return isSafe && (total === 0 || total >= SMALLEST_SHOWN) ? total : null
}

const both = (a: Figure | undefined, b: Figure | undefined): Figure => (a == null || b == null ? null : a)
const unique = (values: number[]) => [...new Set(values)]
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
