import { IconCalendarEvent, IconCalendarMonth } from '@tabler/icons-react'
import { lazy } from 'react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { campaignView } from './campaign.tsx'
import type { KindView } from './kind-view.ts'

export const monthlyAnimationView: KindView<'monthly_animation'> = {
  ...campaignView,
  icon: IconCalendarEvent,
  short: 'Animations',
  overview: lazy(async () => ({
    default: (await import('../kind-details/monthly-animation-year.tsx')).YearStrip,
  })),
  tail: ({ month, year }) => [optionLabel(MONTHS, month), year].filter(Boolean).join(' '),
  nav: [
    {
      column: 'Temps forts',
      label: 'Animations mensuelles',
      hint: 'Semaine après semaine',
      icon: IconCalendarMonth,
      tone: 'blue',
    },
  ],
  navCard: { badge: 'En ce moment', title: 'L’animation du mois', text: 'Affiches, produits et conseils' },
}
