import { daysBetween } from './calendar-weeks.ts'

/** Something that takes one or several days. */
export interface Span {
  key: string
  first: string
  last: string
}

export interface Placed<S extends Span> {
  span: S
  /** From 0, Monday. */
  column: number
  /** How many of this week's days. */
  width: number
  lane: number
}

export interface WeekLayout<S extends Span> {
  placed: Placed<S>[]
  /** Per day, how many had no lane left. */
  hidden: number[]
  lanes: number
}

/** How many lanes there are, and how many of them what lasts may take: the rest is for what happens on a day. */
export interface Room {
  lanes?: number
  bars?: number
}

/**
 * Lays one week out: the longest first, each in the first lane that is free over all its days. With a limit, what
 * does not fit is counted on each of its days instead.
 */
export function layoutWeek<S extends Span>(
  days: readonly string[],
  spans: readonly S[],
  { lanes: mostLanes = Number.POSITIVE_INFINITY, bars: mostBars = mostLanes }: Room = {},
): WeekLayout<S> {
  const [monday, sunday] = [days[0] ?? '', days.at(-1) ?? '']
  const inWeek = spans
    .filter((span) => span.first <= sunday && span.last >= monday)
    .map((span) => {
      const column = Math.max(0, daysBetween(monday, span.first))
      const end = Math.min(days.length - 1, daysBetween(monday, span.last))
      return { span, column, width: end - column + 1 }
    })
    .toSorted((a, b) => b.width - a.width || a.column - b.column || order(a.span.key, b.span.key))
  const busy: boolean[][] = []
  const hidden = days.map(() => 0)
  const placed: Placed<S>[] = []
  for (const bar of inWeek) {
    const columns = Array.from({ length: bar.width }, (_, index) => bar.column + index)
    let lane = 0
    while (columns.some((column) => busy[lane]?.[column])) lane += 1
    if (lane >= (bar.span.first === bar.span.last ? mostLanes : mostBars)) {
      for (const column of columns) hidden[column] = (hidden[column] ?? 0) + 1
      continue
    }
    const taken = (busy[lane] ??= [])
    for (const column of columns) taken[column] = true
    placed.push({ ...bar, lane })
  }
  return { placed, hidden, lanes: busy.length }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
