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

export const kindsIn = (group: KindGroup): readonly string[] => KIND_GROUPS[group]

/** The kinds beside this one, itself included; nothing for a kind that stands alone. */
export function kindsBeside(kind: string): readonly string[] {
  return Object.values(KIND_GROUPS).find((group: readonly string[]) => group.includes(kind)) ?? []
}
