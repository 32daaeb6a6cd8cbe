import { campaignFields, campaignPeriod, campaignSorts } from './campaign-fields.ts'
import { defineKind } from './define-kind.ts'

export const oneTimeCampaign = defineKind({
  key: 'one_time_campaign',
  route: '/campaigns/one-time',
  area: 'campaigns',
  desk: { group: 'campaigns', rank: 1 },
  is_kept_offline: true,
  labels: {
    singular: 'Campagne ponctuelle',
    plural: 'Campagnes ponctuelles',
    a: 'une campagne',
    empty: 'Aucune campagne ponctuelle pour le moment.',
    intro: 'Les temps forts du réseau, avec leur kit et leurs conditions.',
  },
  fields: campaignFields,
  categories: [
    { key: 'saison', label: 'Saison' },
    { key: 'prevention', label: 'Prévention' },
    { key: 'laboratoire', label: 'Laboratoire' },
  ],
  filters: { enrolment_open: { label: 'Réponse attendue' } },
  sorts: campaignSorts,
  period: campaignPeriod,
  team_text: 'body',
})
