import type { CardOf } from '@kiosque/contract/wire/content-of'
import { Badge } from '../../../ui/badge.tsx'
import { Validity } from '../parts/validity.tsx'
import type { Campaign } from './detail-props.ts'
import { lazyDetail } from './kind-view.ts'

/** What the three kinds of campaign share. */
export const campaignView = {
  line: (card: CardOf<Campaign>) => (
    <>
      <Validity start={card.period_start} end={card.period_end} />
      {card.enrolment_open && <Badge tone="lime">Inscription ouverte</Badge>}
    </>
  ),
  detail: lazyDetail<Campaign>(async () => (await import('./campaign-detail.tsx')).CampaignDetail),
}
