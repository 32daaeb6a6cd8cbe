import { IconCalendarEvent } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { campaignView } from './campaign.tsx'
import type { KindView } from './kind-view.ts'

export const monthlyAnimationView: KindView<'monthly_animation'> = {
  ...campaignView,
  icon: IconCalendarEvent,
  tail: ({ month, year }) => [optionLabel(MONTHS, month), year].filter(Boolean).join(' '),
}
