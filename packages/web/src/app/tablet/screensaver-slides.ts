import type { PlacementKey } from '@kiosque/contract/domain/placements'

/** Placements 15 and 16. */
export const SCREENSAVER_PLACEMENTS = [
  'tablet_screensaver',
  'tablet_campaign',
] as const satisfies readonly PlacementKey[]

/** D6-06: after this long without a touch. */
export const REST_MS = 60_000
/** UI.md, section 14. */
export const SLIDE_MS = 12_000
