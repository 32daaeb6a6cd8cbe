import type { Reader } from '../audience/visible-targets.ts'
import type { LiveKind } from './live-kind.ts'
import type { LiveRow } from './live-row.ts'
import { isInside } from './sees.ts'

/**
 * Contents that show now, counted by who may see them: those of one target are counted together, so that counting for
 * an audience looks at each target once, however many contents there are.
 */
export interface TargetCounts {
  readonly targets: Int32Array
  /** What the contents are counted by, as the maker of the counts numbers it. */
  readonly slots: Int32Array
  /** Of all of them, of the public ones, and of those a passer-by may read. */
  readonly counts: Int32Array
  readonly publics: Int32Array
  readonly opens: Int32Array
  /** When one of the contents appears or ends by itself. */
  readonly next: number
}

export function countsOf(
  rows: readonly LiveRow[],
  at: number,
  slotOf: (row: LiveRow) => number,
): TargetCounts {
  const byTarget = new Map<
    number,
    { target: number; slot: number; n: number; publics: number; opens: number }
  >()
  let next = Infinity
  for (const row of rows) {
    if (row.starts_at !== null && row.starts_at > at && row.starts_at < next) next = row.starts_at
    if (row.ends_at !== null && row.ends_at > at && row.ends_at < next) next = row.ends_at
    if (!isInside(row, at)) continue
    const slot = slotOf(row)
    const key = row.target_id * MOST_SLOTS + slot
    const counted = byTarget.get(key) ?? { target: row.target_id, slot, n: 0, publics: 0, opens: 0 }
    counted.n += 1
    counted.publics += Number(row.is_public)
    counted.opens += Number(row.is_open)
    byTarget.set(key, counted)
  }
  const all = [...byTarget.values()]
  return {
    targets: Int32Array.from(all, ({ target }) => target),
    slots: Int32Array.from(all, ({ slot }) => slot),
    counts: Int32Array.from(all, ({ n }) => n),
    publics: Int32Array.from(all, ({ publics }) => publics),
    opens: Int32Array.from(all, ({ opens }) => opens),
    next,
  }
}

/** More than any kind has combinations of filters and phases. */
const MOST_SLOTS = 1_000_000

/** How many this reader sees of those counted at a place: the rule of `sees`, by target. */
function seenAt(
  { targets, counts, publics, opens }: TargetCounts,
  at: number,
  reader: Reader | null,
): number {
  if (reader === null) return opens[at] as number
  const target = targets[at] as number
  if (reader.right_id !== null || reader.targets.holds(target)) return counts[at] as number
  const open = publics[at] as number
  return open > 0 && reader.targets.isOpen(target) ? open : 0
}

/** How many this reader sees in each slot. */
export function countFor(known: TargetCounts, reader: Reader | null, slots: number): Int32Array {
  const found = new Int32Array(slots)
  const { targets, slots: slotAt } = known
  for (let at = 0; at < targets.length; at++) {
    const slot = slotAt[at] as number
    found[slot] = (found[slot] as number) + seenAt(known, at, reader)
  }
  return found
}

/** Whether this reader sees any of them. */
export function hasAnyFor(known: TargetCounts, reader: Reader | null): boolean {
  for (let at = 0; at < known.targets.length; at++) if (seenAt(known, at, reader) > 0) return true
  return false
}

interface KeptCounts {
  version: number
  from: number
  today: number
  counts: TargetCounts
}

const kept = new WeakMap<LiveKind, KeptCounts>()

/** Of a kind, by filter group and phase; made once until the kind changes or time changes it. */
export function countsOfKind(
  live: LiveKind,
  at: number,
  today: number,
  slotOf: (row: LiveRow) => number,
): TargetCounts {
  const known = kept.get(live)
  const isGood =
    known?.version === live.version && known.today === today && at >= known.from && at < known.counts.next
  if (isGood) return known.counts
  const counts = countsOf(live.newest, at, slotOf)
  kept.set(live, { version: live.version, from: at, today, counts })
  return counts
}
