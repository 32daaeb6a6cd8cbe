import type { Reader } from '../audience/visible-targets.ts'
import type { LiveRow } from './live-row.ts'

type Shown = Pick<LiveRow, 'target_id' | 'is_public' | 'is_open' | 'starts_at' | 'ends_at'>

/** Inside its window, which is half-open (D4-02). */
export const isInside = ({ starts_at, ends_at }: Pick<Shown, 'starts_at' | 'ends_at'>, at: number): boolean =>
  (starts_at === null || starts_at <= at) && (ends_at === null || ends_at > at)

/** The rule of `isVisibleContent` for what is in memory: a test holds the two together. */
export function sees(reader: Reader | null, at: number): (row: Shown) => boolean {
  if (reader === null) return (row) => row.is_open && isInside(row, at)
  if (reader.right_id !== null) return (row) => isInside(row, at)
  const { targets } = reader
  return (row) =>
    isInside(row, at) && (targets.holds(row.target_id) || (row.is_public && targets.isOpen(row.target_id)))
}
