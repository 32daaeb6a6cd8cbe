import { IconSpeakerphone } from '@tabler/icons-react'
import { campaignView } from './campaign.tsx'
import type { KindView } from './kind-view.ts'

export const oneTimeCampaignView: KindView<'one_time_campaign'> = {
  ...campaignView,
  icon: IconSpeakerphone,
  short: 'Ponctuelles',
  nav: [
    {
      column: 'Temps forts',
      label: 'Campagnes ponctuelles',
      hint: 'Un rendez-vous, un kit prêt à poser',
      icon: IconSpeakerphone,
      tone: 'blue',
    },
  ],
}
