import { IconSpeakerphone } from '@tabler/icons-react'
import { campaignView } from './campaign.tsx'
import type { KindView } from './kind-view.ts'

export const loyaltyCampaignView: KindView<'loyalty_campaign'> = { ...campaignView, icon: IconSpeakerphone }
