/** The kinds of campaign, in the order of their tabs. */
export const CAMPAIGN_KINDS = ['one_time_campaign', 'loyalty_campaign', 'monthly_animation'] as const

export type Campaign = (typeof CAMPAIGN_KINDS)[number]
