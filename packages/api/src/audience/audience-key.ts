import type { AudienceViewer } from '@kiosque/contract/domain/audience'

/** Stands for every drugstore that no target names: it has none of their ids, and is not nothing either. */
const ANY_UNNAMED = -1

/**
 * The viewer as answers are made for all who share them. A drugstore counts only where some target names it:
 * otherwise every pharmacy would have answers of its own. `naming` marks all that names it (`selectNaming`).
 */
export function sharedViewer(viewer: AudienceViewer | null, naming: string): AudienceViewer | null {
  if (viewer === null || viewer.drugstore_id === null || naming !== '') return viewer
  return { ...viewer, drugstore_id: ANY_UNNAMED }
}

/** Two viewers with the same key see exactly the same contents. */
export function audienceKey(viewer: AudienceViewer | null, naming: string): string {
  if (viewer === null) return 'passer-by'
  if (viewer.right_id !== null) return 'head-office'
  return JSON.stringify([
    viewer.site,
    viewer.environment,
    viewer.group,
    viewer.packs.toSorted(),
    viewer.zones.toSorted((a, b) => a - b),
    viewer.account_type,
    viewer.drugstore_id === null ? null : naming,
  ])
}
