import type { LiveKind } from './live-kind.ts'
import type { FilterGroup, LiveRow } from './live-row.ts'
import type { LiveScope } from './live-list.ts'
import { sees } from './sees.ts'

const NEWEST = 200

interface Subject {
  /** Only what shares something with it; else the newest make up the number. */
  isBySubject: boolean
  /** What ended before this day is not suggested: there is nothing left to do with it. */
  isOverBefore: number
  id: number
  category: string | null
  laboratory_id: number | null
}

/** Among the newest of the kind, those nearest in subject: same category, same laboratory, then newest; nothing that is over. */
export function relatedTo(
  live: LiveKind,
  { id, category, laboratory_id, isBySubject, isOverBefore }: Subject,
  { viewer, now }: Pick<LiveScope, 'viewer' | 'now'>,
  limit: number,
): number[] {
  const isSeen = sees(viewer, now.getTime())
  const wanted = [
    ...(category === null ? [] : [`category=${category}`]),
    ...(laboratory_id === null ? [] : [`laboratory=${laboratory_id}`]),
  ]
  // Contents of one group share as much with the subject: looked at once.
  const sharedBy: number[] = []
  const sharedOf = ({ index, values }: FilterGroup) =>
    (sharedBy[index] ??= wanted.filter((entry) => values.includes(entry)).length)
  // By how much they share: two, one, nothing. Each stays in the order of the dates.
  const found: [number[], number[], number[]] = [[], [], []]
  let looked = 0
  for (const row of live.newest) {
    if (row.id === id || !isSeen(row)) continue
    if (row.period_end !== null && row.period_end < isOverBefore) continue
    const alike = found[sharedOf(row.group) as 0 | 1 | 2]
    if (alike.length < limit) alike.push(row.id)
    looked += 1
    if (looked >= NEWEST || found[2].length >= limit) break
  }
  return [...found[2], ...found[1], ...(isBySubject ? [] : found[0])].slice(0, limit)
}

/** The one dated just after (`newer`) or just before (`older`) this one, within what the reader sees. */
export function neighbourOf(
  live: LiveKind,
  row: Pick<LiveRow, 'id' | 'sort_at'>,
  { viewer, now }: Pick<LiveScope, 'viewer' | 'now'>,
  side: 'newer' | 'older',
): number | null {
  const isSeen = sees(viewer, now.getTime())
  const place = live.placeOf(row)
  const step = side === 'newer' ? -1 : 1
  const start = live.newest[place]?.id === row.id || side === 'newer' ? place + step : place
  for (let at = start; at >= 0 && at < live.newest.length; at += step) {
    const near = live.newest[at]
    if (near !== undefined && isSeen(near)) return near.id
  }
  return null
}
