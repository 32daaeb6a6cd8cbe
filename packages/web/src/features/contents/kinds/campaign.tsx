import { lazy, Suspense } from 'react'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { Validity } from '../parts/validity.tsx'
import type { Campaign } from './detail-props.ts'
import { lazyDetail } from './kind-view.ts'

/** What is the pharmacy's own comes with its own code and its own request. */
const AnswerChip = lazy(async () => ({
  default: (await import('../campaigns/answer-chip.tsx')).AnswerChip,
}))

/** What the three kinds of campaign share. */
export const campaignView = {
  line: (card: CardOf<Campaign>) => (
    <>
      <Validity start={card.period_start} end={card.period_end} />
      {card.enrolment_open && (
        // Its line is kept from the start: what is learnt later moves nothing.
        <p style={{ flexBasis: '100%', minHeight: 26 }}>
          <Suspense>
            <AnswerChip card={card} />
          </Suspense>
        </p>
      )}
    </>
  ),
  detail: lazyDetail<Campaign>(
    async () => (await import('../kind-details/campaign-detail.tsx')).CampaignDetail,
  ),
}
