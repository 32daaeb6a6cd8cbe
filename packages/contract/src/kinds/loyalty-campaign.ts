import { campaignFields, campaignPeriod, campaignSorts } from './campaign-fields.ts'
import { defineKind } from './define-kind.ts'
import { longText } from './fields.ts'

/** R.5125-28 CSP: a loyalty scheme holds in every pharmacy of a network or not at all (D6-05). */
export const loyaltyCampaign = defineKind({
  key: 'loyalty_campaign',
  route: '/campaigns/loyalty-campaigns',
  area: 'campaigns',
  desk: { group: 'campaigns', rank: 2 },
  is_kept_offline: true,
  labels: {
    singular: 'Campagne de fidélité',
    plural: 'Campagnes de fidélité',
    a: 'une campagne',
    empty: 'Aucune campagne de fidélité pour le moment.',
    intro: 'Les avantages de la carte du réseau, dans toutes les officines.',
  },
  fields: {
    ...campaignFields,
    reward: longText('Avantage pour le client', { searchable: true }),
    rule: longText('Règle d’obtention', { searchable: true }),
  },
  categories: [
    { key: 'carte', label: 'Carte de fidélité' },
    { key: 'points', label: 'Points' },
    { key: 'parrainage', label: 'Parrainage' },
  ],
  filters: { enrolment_open: { label: 'Réponse attendue' } },
  sorts: campaignSorts,
  period: campaignPeriod,
  team_text: 'body',
  target_rule: 'whole_network',
})
