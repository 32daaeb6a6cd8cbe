import { IconGift, IconSpeakerphone } from '@tabler/icons-react'
import { campaignView } from './campaign.tsx'
import type { KindView } from './kind-view.ts'

export const loyaltyCampaignView: KindView<'loyalty_campaign'> = {
  ...campaignView,
  icon: IconSpeakerphone,
  short: 'Fidélité',
  nav: [
    {
      column: 'Dans la durée',
      label: 'Campagnes de fidélité',
      hint: 'Pour tout le réseau',
      icon: IconGift,
      tone: 'green',
    },
  ],
}
