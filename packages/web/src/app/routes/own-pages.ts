import type { KindKey } from '@kiosque/contract/kinds/registry'

/*
 * Which kinds have pages of their own instead of those every kind has. It stands apart from the pages themselves
 * (kind-routes.tsx, which does not compile when the two differ) because the build reads it: the document names early
 * the files of the pages that every kind has, and asks their first question (src/early).
 */

/** Kinds whose list is a page of its own. */
export const OWN_LIST_KINDS = [
  'product',
  'quiz',
  'tutorial',
  'academy',
  'one_time_campaign',
  'loyalty_campaign',
  'monthly_animation',
  'partnership',
  'laboratory_thematic',
  'merchandising',
  'gallery',
  'performance',
  'referral_laboratory',
] as const satisfies readonly KindKey[]

/** Those of them that do not begin with the question every list begins with: nothing is asked early. */
export const ASKS_OTHERWISE: ReadonlySet<KindKey> = new Set<KindKey>([
  'one_time_campaign',
  'loyalty_campaign',
  'monthly_animation',
  'laboratory_thematic',
  'merchandising',
  'gallery',
  'referral_laboratory',
])

/** Kinds of which one content is a page of its own, for what its reader does there. */
export const OWN_DETAIL_KINDS = [
  'quiz',
  'tutorial',
  'laboratory_training',
  'academy',
  'performance',
  'referral_laboratory',
] as const satisfies readonly KindKey[]
