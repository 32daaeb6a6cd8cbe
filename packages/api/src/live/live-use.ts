import type { LiveKind } from './live-kind.ts'
import { isInside } from './sees.ts'

interface Use {
  targets: ReadonlySet<number>
  next: number
}

const kept = new WeakMap<LiveKind, Use & { version: number; from: number }>()

/** Which targets the contents of a kind have now, their due dates included, and when one of them next appears or ends by itself. */
export function useOf(live: LiveKind, at: number): Use {
  const known = kept.get(live)
  if (known?.version === live.version && at >= known.from && at < known.next) return known
  const made = readUse(live, at)
  kept.set(live, { ...made, version: live.version, from: at })
  return made
}

function readUse({ newest }: LiveKind, at: number): Use {
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
