import { createRows, type FilterGroup, type LiveRow } from './live-row.ts'
import { FILTER_MARK, type LiveValues } from './live-rows.sql.ts'

/** The contents of one kind in the order of their dates, newest first: everything lists are made of but the cards. */
export interface LiveKind {
  readonly newest: readonly LiveRow[]
  readonly pinned: readonly LiveRow[]
  /** Those that wait until they are read, however old. */
  readonly mustRead: readonly LiveRow[]
  /** Those that ask pharmacies to answer by a day. */
  readonly asking: readonly LiveRow[]
  /** Those that are obligatory or are to be done by a day, for all they are for or for some. */
  readonly due: readonly LiveRow[]
  readonly groups: readonly FilterGroup[]
  /** Counts its changes. */
  readonly version: number
  put(values: LiveValues): LiveRow
  remove(row: LiveRow): void
  /** Where a row stands, or would stand. */
  placeOf(row: Pick<LiveRow, 'sort_at' | 'id'>): number
  /** Many at once, in any order. */
  fill(values: readonly LiveValues[]): LiveRow[]
}

const isBefore = (a: Pick<LiveRow, 'sort_at' | 'id'>, b: Pick<LiveRow, 'sort_at' | 'id'>) =>
  a.sort_at > b.sort_at || (a.sort_at === b.sort_at && a.id > b.id)

export function createLiveKind(): LiveKind {
  const newest: LiveRow[] = []
  const pinned: LiveRow[] = []
  const mustRead: LiveRow[] = []
  const asking: LiveRow[] = []
  const due: LiveRow[] = []
  const groups: FilterGroup[] = []
  const groupByText = new Map<string, FilterGroup>()
  // Each value once for all groups that have it.
  const words = new Map<string, string>()
  let version = 0

  function once(word: string): string {
    const known = words.get(word) ?? word
    words.set(word, known)
    return known
  }

  function groupOf(text: string): FilterGroup {
    const known = groupByText.get(text)
    if (known !== undefined) return known
    const values = text === '' ? [] : text.split(FILTER_MARK)
    const group = { index: groups.length, values: values.map(once) }
    groups.push(group)
    groupByText.set(text, group)
    return group
  }

  function place(list: readonly LiveRow[], row: Pick<LiveRow, 'sort_at' | 'id'>): number {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(list[middle] as LiveRow, row)) low = middle + 1
      else high = middle
    }
    return low
  }

  const makeRow = createRows()
  const rowOf = (values: LiveValues) => makeRow(values, groupOf(values.filters))

  const ownLists: readonly [LiveRow[], (row: LiveRow) => boolean][] = [
    [newest, () => true],
    [pinned, (row) => row.is_pinned],
    [mustRead, (row) => row.must_read],
    [asking, (row) => row.answer_by !== null],
    [due, (row) => row.is_mandatory || row.due_on !== null || row.dues !== null],
  ]
  const listsOf = (row: LiveRow) => ownLists.filter(([, isOf]) => isOf(row)).map(([list]) => list)

  return {
    newest,
    pinned,
    mustRead,
    asking,
    due,
    groups,
    placeOf: (row) => place(newest, row),
    get version() {
      return version
    },
    put(values) {
      version += 1
      const row = rowOf(values)
      for (const list of listsOf(row)) list.splice(place(list, row), 0, row)
      return row
    },
    remove(row) {
      version += 1
      for (const list of listsOf(row)) {
        const at = place(list, row)
        if (list[at]?.id === row.id) list.splice(at, 1)
      }
    },
    fill(values) {
      version += 1
      const rows = values.map(rowOf)
      for (const [list, isOf] of ownLists) {
        for (const row of rows) if (isOf(row)) list.push(row)
        list.sort((a, b) => (isBefore(a, b) ? -1 : 1))
      }
      return rows
    },
  }
}
