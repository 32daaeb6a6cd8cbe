import type { KindKey } from '@kiosque/contract/kinds/registry'

/** The kinds that pharmacies take part in; a merchandising plan is only ticked when it is in place. */
export const CAMPAIGNS = [
  'one_time_campaign',
  'loyalty_campaign',
  'monthly_animation',
] as const satisfies readonly KindKey[]
export type Campaign = (typeof CAMPAIGNS)[number]
