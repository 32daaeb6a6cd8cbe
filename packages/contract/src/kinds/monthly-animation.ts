import { campaignFields, campaignPeriod, campaignSorts } from './campaign-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, integer } from './fields.ts'
import { MONTHS } from './months.ts'

export const monthlyAnimation = defineKind({
  key: 'monthly_animation',
  route: '/campaigns/monthly-animations',
  area: 'campaigns',
  desk: { group: 'campaigns', rank: 3 },
  is_kept_offline: true,
  labels: {
    singular: 'Animation mensuelle',
    plural: 'Animations mensuelles',
    a: 'une animation',
    empty: 'Aucune animation ce mois-ci.',
    intro: 'Chaque mois, un thème, une vitrine et un kit prêts à installer.',
  },
  fields: {
    year: integer('Année', { card: true, min: 2000, max: 2100 }),
    month: choice('Mois', MONTHS, { card: true, expected: true }),
    ...campaignFields,
  },
  categories: [
    { key: 'prevention', label: 'Prévention' },
    { key: 'bien-etre', label: 'Bien-être' },
    { key: 'saison', label: 'Saison' },
  ],
  filters: { year: { label: 'Année' }, month: { label: 'Mois' } },
  sorts: campaignSorts,
  period: campaignPeriod,
  team_text: 'body',
})
