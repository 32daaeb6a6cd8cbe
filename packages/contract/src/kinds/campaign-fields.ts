import { contactFields } from './contact-fields.ts'
import { date, discount, files, flag, items, longText, productLines, steps, text } from './fields.ts'

/** What the three kinds of campaign share (D5): period, mechanics, kit, products, enrolment. */
export const campaignFields = {
  period_start: date('Début de la campagne', { card: true, expected: true }),
  period_end: date('Fin de la campagne', { card: true, expected: true }),
  mechanics: discount('Mécanique', { card: true }),
  mechanics_text: longText('La mécanique en clair', {
    searchable: true,
    help: 'Ce que le client obtient, en une phrase.',
  }),
  kit: files('Kit à télécharger', {
    team_only: true,
    help: 'Affiches, fiches conseil, visuels, modèles de message.',
  }),
  products: productLines('Produits de la campagne', { team_only: true }),
  agenda: steps('Déroulé', { team_only: true, help: 'Semaine par semaine, ou temps par temps.' }),
  key_dates: items(
    'Dates à retenir',
    {
      on: date('Jour', { required: true }),
      title: text('Quoi', { required: true }),
      text: text('Précision'),
    },
    { item_label: 'une date', max: 20, team_only: true },
  ),
  counter_script: longText('À dire au comptoir', { searchable: true, team_only: true }),
  enrolment_open: flag('L’officine doit répondre', {
    card: true,
    team_only: true,
    help: 'Les titulaires, cotitulaires et adjoints répondent «\u00A0Je participe\u00A0» ou «\u00A0Je ne participe pas\u00A0».',
  }),
  enrolment_deadline: date('Réponse attendue avant le', { card: true, team_only: true }),
  commitment: longText('Engagement de l’officine participante', { team_only: true }),
  ...contactFields,
}

export const campaignPeriod = { start: 'period_start', end: 'period_end' } as const

export const campaignSorts = {
  period: { label: 'Par date de campagne', field: 'period_start', direction: 'desc' },
} as const
