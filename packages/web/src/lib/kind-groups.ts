import { KIND_ADDRESSES } from 'virtual:kind-addresses'

/** Kinds that the desk keeps together: one entry of the sidebar, one tab each at the head of their lists. */
const KIND_GROUPS = {
  catalogue: ['catalogue', 'product'],
  campaigns: ['one_time_campaign', 'loyalty_campaign', 'monthly_animation'],
  formations: ['quiz', 'academy', 'health_test', 'laboratory_training', 'tutorial'],
  services: ['partnership', 'gallery', 'laboratory_thematic', 'merchandising'],
  agreements: ['performance', 'referral_laboratory'],
  answers: ['faq', 'page', 'document'],
} as const

export type KindGroup = keyof typeof KIND_GROUPS

const named: readonly string[] = Object.values(KIND_GROUPS).flat()
/** Kinds whose area has an entry of the sidebar for itself. */
const ALONE: readonly string[] = ['news', 'promotional_offer', 'technical_file']

/** The area's kinds in the order of the desk, then those that were declared since. */
export function kindsIn(group: KindGroup): readonly string[] {
  const others = KIND_ADDRESSES.filter(({ key }) => !named.includes(key) && !ALONE.includes(key))
  const own = others.filter(({ area }) => groupOf(area) === group)
  return [...KIND_GROUPS[group], ...own.map(({ key }) => key)]
}

/** What has no group of its own is kept with the pages and the documents. */
const groupOf = (area: string | null): KindGroup =>
  area !== null && area in KIND_GROUPS ? (area as KindGroup) : 'answers'

/** The kinds beside this one, itself included; nothing for a kind that stands alone. */
export function kindsBeside(kind: string): readonly string[] {
  const groups = Object.keys(KIND_GROUPS) as KindGroup[]
  return groups.map(kindsIn).find((group) => group.includes(kind)) ?? []
}
