import type { AudienceViewer } from '@kiosque/contract/domain/audience'

/** Stands for every drugstore that no target names: it has none of their ids, and is not nothing either. */
const ANY_UNNAMED = -1

/**
 * The viewer as answers are made for all who share them. A drugstore counts only where some target names it:
 * otherwise every pharmacy would have answers of its own.
 */
export function sharedViewer(
  viewer: AudienceViewer | null,
  namedDrugstores: ReadonlySet<number>,
): AudienceViewer | null {
  if (viewer === null || viewer.drugstore_id === null || namedDrugstores.has(viewer.drugstore_id))
    return viewer
  return { ...viewer, drugstore_id: ANY_UNNAMED }
}

/** Two viewers with the same key see exactly the same contents. */
export function audienceKey(viewer: AudienceViewer | null, namedDrugstores: ReadonlySet<number>): string {
  const shared = sharedViewer(viewer, namedDrugstores)
  if (shared === null) return 'passer-by'
  if (shared.right_id !== null) return 'head-office'
  return JSON.stringify([
    shared.site,
    shared.environment,
    shared.group,
    shared.packs.toSorted(),
    shared.zones.toSorted((a, b) => a - b),
    shared.account_type,
    shared.drugstore_id,
  ])
}
