import { IconSpeakerphone } from '@tabler/icons-react'
import { campaignView } from './campaign.tsx'
import type { KindView } from './kind-view.ts'

export const oneTimeCampaignView: KindView<'one_time_campaign'> = { ...campaignView, icon: IconSpeakerphone }
