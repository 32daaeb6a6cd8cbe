import type { Scored } from './search.sql.ts'

/**
 * What answered before, less what was written since, plus what of that answers now and scores enough. The very same
 * object where nothing written concerns it: what was counted and sorted of it still holds.
 */
export function withChanges<Before extends { ids: Int32Array; scores: Float64Array | null }>(
  before: Before,
  changed: ReadonlySet<number>,
  now: Scored,
  least: number,
): Before | { ids: Int32Array; scores: Before['scores'] } {
  if (!now.scores.some((score) => score >= least) && !before.ids.some((id) => changed.has(id))) return before
  const ids: number[] = []
  const scores: number[] = []
  for (const [at, id] of before.ids.entries()) {
    if (changed.has(id)) continue
    ids.push(id)
    if (before.scores !== null) scores.push(before.scores[at] ?? 0)
  }
  for (const [at, id] of now.ids.entries()) {
    const score = now.scores[at] ?? 0
    if (score < least) continue
    ids.push(id)
    scores.push(score)
  }
  return {
    ids: Int32Array.from(ids),
    scores: (before.scores === null ? null : Float64Array.from(scores)) as Before['scores'],
  }
}
