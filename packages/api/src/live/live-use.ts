import type { LiveKind } from './live-kind.ts'
import { isInside } from './sees.ts'

/** Which targets the contents of a kind have now, their due dates included, and when one of them next appears or ends by itself. */
export function useOf({ newest }: LiveKind, at: number): { targets: ReadonlySet<number>; next: number } {
  const targets = new Set<number>()
  let next = Infinity
  for (const row of newest) {
    if (isInside(row, at)) {
      targets.add(row.target_id)
      for (const [targetId] of row.dues ?? []) targets.add(targetId)
    }
    if (row.starts_at !== null && row.starts_at > at && row.starts_at < next) next = row.starts_at
    if (row.ends_at !== null && row.ends_at > at && row.ends_at < next) next = row.ends_at
  }
  return { targets, next }
}
